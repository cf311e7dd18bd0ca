import type { Piece } from './pieces.ts'

/**
 * Repeats the first word of a name for each further model after punctuation, "and" or another model: "iPhone
 * 8/8 Plus", "iPhone 13 | 13 mini", "iPhone X XR XS".
 */
export function withRepeatedNames(pieces: readonly Piece[], text: string): readonly Piece[] {
  let isIphone = false
  return pieces.flatMap((piece, at) => {
    const [word = ''] = piece.words
    isIphone ||= word === 'iphone'
    const before = pieces[at - 1]
    const between = before === undefined ? undefined : text.slice(before.end, piece.start)
    const isListed =
      isIphone &&
      between !== undefined &&
      (separator.test(between) || (between === ' ' && isOtherModel(before?.words.at(-1) ?? '', word)))
    return isListed && model.test(word) ? [{ ...piece, words: ['iphone'], end: piece.start }, piece] : [piece]
  })
}

/** True for another model, "7 8", "x xr"; false for a size or a generation, "se 2", "12 5". */
function isOtherModel(before: string, word: string): boolean {
  if (/^x[rs]?$/.test(before)) return /^(?:x[rs]?|11)$/.test(word) && word !== before
  const [first, second] = [before, word].map((one) =>
    /^(?:[4-9]|1[0-9])[sce]?$/.test(one) ? Number.parseInt(one, 10) : 0,
  )
  if (!first || !second) return before === '8' && /^x[rs]?$/.test(word)
  return Math.abs(first - second) < 2
}

const separator = /^ ?(?:[/|&,.]|and|or|et|ou|und|oder|y|o|e) ?$/
const model = /^(?:[3-9]|1\d)[sce]?$|^x[rs]?$|^se$/
