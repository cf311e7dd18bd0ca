import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. isPacked: compressing its content hardly helps, as for a photo. */
export interface ArchivedFile {
  readonly name: string
  readonly isPacked: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Bytes compressed at once: some 2 ms of work, then other work gets its turn. */
const sliceBytes = 64 * 1024

/** Yields a ZIP file piece by piece, with only a slice of the compressed data in memory. */
export async function* zipped(
  files: AsyncIterable<ArchivedFile>,
  at: Date,
): AsyncGenerator<Uint8Array, void> {
  const made: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    failure ??= error ?? undefined
    made.push(chunk)
  })
  const taken = (): Uint8Array[] => {
    if (failure) throw failure
    return made.splice(0)
  }
  for await (const { name, isPacked, content } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 4 })
    file.mtime = at
    zip.add(file)
    for await (const piece of content)
      for (let start = 0; start < piece.length; start += sliceBytes) {
        // Copied, since the slice is kept during compression, while the source may reuse its memory.
        file.push(piece.slice(start, start + sliceBytes), false)
        yield* taken()
        await setImmediate()
      }
    file.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
