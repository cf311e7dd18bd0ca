/** UTF-16 units of a frame. Source: @firebase/database. */
const pieceLength = 16_384

/**
 * The frames that bring a message to a client: itself, or the number of its pieces and these. A frame of at most six
 * characters that is a number would be taken for a count, which a message, being an object, never is.
 */
export function framesOf(message: string): string[] {
  if (message.length <= pieceLength) return [message]
  // A pair of units cut in two would come out as two unknown characters.
  const whole = message.replace(/[\ud800-\udfff]/g, escapeUnit)
  const pieces: string[] = []
  for (let at = 0; at < whole.length; at += pieceLength) pieces.push(whole.slice(at, at + pieceLength))
  return [String(pieces.length), ...pieces]
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16)}`
}
