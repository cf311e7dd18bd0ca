import type { Piece } from './pieces.ts'

/** "iPhone 8/8 Plus", "iPhone 15/14/13": each model after a slash is a name of its own. Inserts its first word. */
export function withRepeatedNames(pieces: readonly Piece[], text: string): readonly Piece[] {
  let isIphone = false
  return pieces.flatMap((piece, at) => {
    const [word = ''] = piece.words
    isIphone ||= word === 'iphone'
    const before = pieces[at - 1]
    const isListed = isIphone && before !== undefined && slash.test(text.slice(before.end, piece.start))
    return isListed && model.test(word) ? [{ ...piece, words: ['iphone'], end: piece.start }, piece] : [piece]
  })
}

const slash = /^ ?\/ ?$/
const model = /^(?:[3-9]|1\d)[sce]?$|^x[rs]?$|^se$/
