/** Maximum UTF-16 units of a frame. Source: @firebase/database. */
const pieceLength = 16_384

/**
 * Splits a message into frames: the message itself, or a piece count and the pieces. The client reads a
 * number of at most six characters as a count; messages are objects, so there is no ambiguity.
 */
export function framesOf(message: string): string[] {
  if (message.length <= pieceLength) return [message]
  // Escape surrogates: a pair split between frames would become two U+FFFD.
  const escaped = message.replace(/[\ud800-\udfff]/g, escapeUnit)
  const pieces: string[] = []
  for (let at = 0; at < escaped.length; at += pieceLength) pieces.push(escaped.slice(at, at + pieceLength))
  return [String(pieces.length), ...pieces]
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16)}`
}
