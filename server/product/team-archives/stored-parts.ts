import type { TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { planRemoval } from '../quotes/file-rows/quote-file-store.ts'

/** Bytes kept in memory until they are stored as a part. */
const partBytes = 8_000_000

/** A file stored in parts. */
export interface PartedFile {
  readonly teamId: TeamId
  readonly id: string
  readonly parts: number
}

/** Key of a part in the file store. Parts are numbered from 0. */
export function partKeyOf({ teamId, id }: Omit<PartedFile, 'parts'>, part: number): string {
  return `${teamId}/${id}part${part}`
}

/**
 * Stores a file piece by piece, in parts that are deleted automatically at keptUntil. onPart: called after
 * each part, so that the removal of a team meanwhile removes its parts. Returns size and number of the parts.
 */
export async function storeParts(
  { database, files }: Pick<ProductParts, 'database' | 'files'>,
  { teamId, id, keptUntil }: Omit<PartedFile, 'parts'> & { readonly keptUntil: Date },
  content: AsyncIterable<Uint8Array>,
  onPart: (parts: number) => Promise<void>,
): Promise<{ readonly size: number; readonly parts: number }> {
  let size = 0
  let parts = 0
  let pending: Uint8Array[] = []
  let pendingBytes = 0
  const put = async () => {
    const key = partKeyOf({ teamId, id }, parts)
    await planRemoval(database.orm, key, keptUntil)
    await files.put(key, Buffer.concat(pending))
    parts += 1
    await onPart(parts)
    pending = []
    pendingBytes = 0
  }
  for await (const piece of content) {
    pending.push(piece)
    pendingBytes += piece.length
    size += piece.length
    if (pendingBytes >= partBytes) await put()
  }
  if (pendingBytes > 0) await put()
  return { size, parts }
}

/** Plans the deletion of the parts of a file. */
export async function endParts(tx: Transaction, { parts, ...key }: PartedFile): Promise<void> {
  for (let part = 0; part < parts; part += 1) await planRemoval(tx, partKeyOf(key, part), new Date(0))
}

/** Yields the content of a file, part by part. Throws if a part is missing: the file is then incomplete. */
export function contentOfParts(
  files: ProductParts['files'],
  { parts, ...key }: PartedFile,
): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for (let part = 0; part < parts; part += 1) {
      const content = await files.get(partKeyOf(key, part))
      if (!content) throw new Error('a part of a file is missing')
      yield* content
    }
  }
  const read = pieces()
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await read.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
    cancel: async () => void (await read.return()),
  })
}
