/** A tree of texts in ICU syntax. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/**
 * Returns pseudo translations: longer by half, with accents, between ⟦ and ⟧. Texts on screen without the
 * brackets are not translated; if one bracket is missing, the text is cut off.
 */
export function pseudoTexts<Texts extends TextTree>(texts: Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? pseudoText(text) : pseudoTexts(text),
  ])
  return Object.fromEntries(entries) as Texts // pseudoTexts keeps the keys
}

/**
 * Changes the words of a text, not its arguments and tags: within an argument, words are at every second
 * depth only.
 */
export function pseudoText(text: string): string {
  let depth = 0
  const words = text.replaceAll(/<\/?\w+>|https?:\/\/|[{}]|[a-z]/gi, (part) => {
    if (part === '{') depth += 1
    else if (part === '}') depth -= 1
    return depth % 2 === 0 && part.length === 1 ? (longer[part] ?? part) : part
  })
  return text === '' ? '' : `⟦${words}⟧`
}

// German texts are about a third longer than English ones.
const longer: Readonly<Record<string, string>> = {
  a: 'àá',
  e: 'éè',
  i: 'îí',
  o: 'öó',
  u: 'ûú',
  A: 'ÀÁ',
  E: 'ÉÈ',
  I: 'ÎÍ',
  O: 'ÖÓ',
  U: 'ÛÚ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ýý',
  z: 'ž',
}
