/** A message may not be longer, in UTF-8 bytes. Source: the hosted database. */
export const maxMessageBytes = 16 * 1024 * 1024
/** Pieces of a message; a client makes them of 16384 UTF-16 units. */
const maxPieces = 4096

/** What a text frame brought: a whole message, nothing yet, or reason to close the connection. */
export type Frame = { readonly message: string } | 'more' | 'broken'

/** Joins the frames of a client: a message, or first the number of its pieces. `0` only keeps the connection open. */
export function createFrameReader(): (frame: string) => Frame {
  let missing = 0
  let pieces: string[] = []
  let bytes = 0
  return (frame) => {
    if (missing === 0) {
      const count = pieceCount(frame)
      if (count === undefined) return { message: frame }
      if (count > maxPieces || !Number.isInteger(count) || count < 0) return 'broken'
      missing = count
      return 'more'
    }
    bytes += Buffer.byteLength(frame)
    if (bytes > maxMessageBytes) return 'broken'
    pieces.push(frame)
    missing -= 1
    if (missing > 0) return 'more'
    const message = pieces.join('')
    pieces = []
    bytes = 0
    return { message }
  }
}

// The client's own rule for what is a number of pieces, and not a message.
function pieceCount(frame: string): number | undefined {
  if (frame.length > 6) return undefined
  const count = Number(frame)
  return Number.isNaN(count) ? undefined : count
}
