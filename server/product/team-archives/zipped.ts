import { setImmediate } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive. isPacked: its content hardly gets smaller, such as a photo. */
export interface ArchivedFile {
  readonly name: string
  readonly isPacked: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Packed at once: some 2 ms of work, then others have their turn. Bytes. */
const sliceBytes = 64 * 1024

/** Returns a ZIP file piece by piece: of what is packed, only a slice is in memory. */
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
        // Copied: it is kept while it is packed, and the source may use its memory again.
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
