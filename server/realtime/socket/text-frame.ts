/** Constants of text frames. Source: RFC 6455, 5.2. */
const wholeText = 0x81
const lengthFollows = 126
const maxLength = 0xffff

let last: { readonly text: string; readonly frame: Buffer } | undefined

/**
 * Returns a text, split by framesOf, as an unmasked frame. Consecutive equal texts, such as one push for many
 * sockets, share a frame.
 */
export function textFrame(text: string): Buffer {
  if (last?.text === text) return last.frame
  const payload = Buffer.from(text)
  const { length } = payload
  if (length > maxLength) throw new RangeError('the text is too long for a frame')
  const head =
    length < lengthFollows ? [wholeText, length] : [wholeText, lengthFollows, length >> 8, length & 0xff]
  last = { text, frame: Buffer.concat([Buffer.from(head), payload]) }
  return last.frame
}
