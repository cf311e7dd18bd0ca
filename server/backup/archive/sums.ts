import { createHash } from 'node:crypto'
import { BackupRefused } from '../backup-refused.ts'
import { readTar, TarBroken, tarEnd, type TarEntry, tarEntry } from './tar.ts'

/** Last entry: one line for each other entry, in the format of `sha256sum --check`. */
const sumsName = 'SHA256SUMS'

/** Writes entries as a tar archive whose last entry has the SHA-256 of all others. */
export async function* sealedArchive(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Buffer> {
  const sums: string[] = []
  for await (const entry of entries) {
    sums.push(sumOf(entry))
    yield* tarEntry(entry, at)
  }
  yield* tarEntry({ name: sumsName, content: Buffer.from(sums.join('')) }, at)
  yield tarEnd
}

/**
 * Reads the entries of an archive written by sealedArchive; the checksums are compared after the last one.
 * Throws BackupRefused `broken` if a byte differs or the end is missing.
 */
export async function* unsealedArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const sums: string[] = []
  let areSame: boolean | undefined
  try {
    for await (const entry of readTar(bytes)) {
      if (areSame !== undefined) throw new TarBroken('it goes on after its end')
      if (entry.name === sumsName) {
        areSame = entry.content.toString() === sums.join('')
        continue
      }
      sums.push(sumOf(entry))
      yield entry
    }
    if (areSame) return
  } catch (error) {
    if (error instanceof TarBroken) throw broken(error.message)
    throw error
  }
  throw broken(areSame === undefined ? 'the checksums are missing' : 'a checksum differs')
}

export function broken(why: string): BackupRefused {
  return new BackupRefused('broken', `The backup is damaged or incomplete: ${why}; accepted: a whole backup`)
}

function sumOf({ name, content }: TarEntry): string {
  return `${createHash('sha256').update(content).digest('hex')}  ${name}\n`
}
