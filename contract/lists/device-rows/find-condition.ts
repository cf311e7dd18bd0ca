/** Finds words about the condition in a text about a device. `rest` is the text without them. */
export function findCondition(
  text: string,
  others: ReadonlySet<string>,
): { readonly word: string; readonly rest: string } {
  const found: { readonly word: string; readonly at: number }[] = []
  const take = (word: string, at: number): string => {
    found.push({ word, at })
    return ' '.repeat(word.length)
  }
  let rest = text.replace(gradeWithLabel, (all, grade: string, at: number) => {
    take(grade, at)
    return ' '.repeat(all.length)
  })
  rest = rest.replace(phrases, take)
  rest = rest.replace(letters, (word, at: number) => (others.has(word.toLowerCase()) ? take(word, at) : word))
  // A single letter is a grade only where nothing follows: "A2633" and "iPhone SE B".
  rest = rest.replace(/(?<=\s)[A-E][+-]?(?=\s*$)/, take)
  const word = found
    .toSorted((a, b) => a.at - b.at)
    .map((one) => one.word)
    .join(' ')
  return { word: plainWord(word), rest: rest.replaceAll(/\s+/g, ' ').trim() }
}

/** A word as it is compared and remembered. */
export function plainWord(word: string): string {
  return word.toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

const letters = /[\p{L}]+/gu
const gradeWithLabel = /\b(?:grade|zustand|état|estado)[ :]+([A-E][+-]?)(?![\p{L}\d])/giu

/** Longer ones first: "very good" is not "good". In the languages of the product. */
const phrases = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    'like new|as new|brand new|very good|good|excellent|mint|pristine|flawless|fair|average|poor|acceptable',
    'cracked(?: screen| glass| back)?|broken(?: screen| glass)?|damaged|faulty|dead|not working|for parts|parts only|spares?|scratched|used|new',
    '(?:certified )?(?:refurbished|renewed|pre-?owned)|open[- ]box|ex-?display|ex-?demo',
    'wie neu|neuwertig|sehr gut|gut|akzeptabel|gebraucht|defekt|kaputt|displaybruch|generalüberholt|aufbereitet|neu',
    'comme neuf|très bon(?: état)?|tres bon|bon(?: état)?|correct|usagé|cassée?|hs|reconditionnée?|neuf',
    'como nuevo|muy bueno|buen[oa]?|aceptable|usado|rot[oa]|averiado|reacondicionad[oa]|seminuev[oa]|nuevo',
  ].join('|')})(?![\\p{L}\\d])`,
  'giu',
)
