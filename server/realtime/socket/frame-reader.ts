/** Maximum pieces per message; clients send 16384 UTF-16 units each. */
const maxPieces = 4096

/**
 * Result of a text frame: a complete message, `more` if pieces are missing, or `invalid`: the connection must
 * be closed.
 */
export type Frame = { readonly message: string } | 'more' | 'invalid'

/**
 * Joins the frames of a client: a message, or a piece count followed by the pieces. `0` is a keepalive.
 * limit: current maximum message size in UTF-8 bytes.
 */
export function createFrameReader(limit: () => number): (frame: string) => Frame {
  let missing = 0
  let pieces: string[] = []
  let bytes = 0
  return (frame) => {
    if (missing === 0) {
      const count = pieceCount(frame)
      if (count === undefined) return isLonger(frame, limit()) ? 'invalid' : { message: frame }
      if (count > maxPieces || !Number.isInteger(count) || count < 0) return 'invalid'
      missing = count
      return 'more'
    }
    bytes += Buffer.byteLength(frame)
    if (bytes > limit()) return 'invalid'
    pieces.push(frame)
    missing -= 1
    if (missing > 0) return 'more'
    const message = pieces.join('')
    pieces = []
    bytes = 0
    return { message }
  }
}

// The client's rule for telling a piece count from a message.
function pieceCount(frame: string): number | undefined {
  if (frame.length > 6) return undefined
  const count = Number(frame)
  return Number.isNaN(count) ? undefined : count
}

// A UTF-16 unit takes at most 3 bytes in UTF-8.
function isLonger(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && Buffer.byteLength(text) > bytes
}
