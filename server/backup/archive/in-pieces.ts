/** Splits a stream into pieces of exactly this many bytes; the last one may be shorter. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    pending.push(chunk)
    length += chunk.length
    if (length < size) continue
    let rest: Buffer = Buffer.concat(pending)
    for (; rest.length >= size; rest = rest.subarray(size)) yield rest.subarray(0, size)
    pending = rest.length > 0 ? [rest] : []
    length = rest.length
  }
  if (length > 0) yield Buffer.concat(pending)
}
