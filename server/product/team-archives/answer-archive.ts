import { plainLetters, type TeamArchiveId, type TeamId } from '@costard/contract'
import type { Context } from 'hono'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findTeam } from '../teams/team-store.ts'
import { type ArchiveRow, findArchive, partKeyOf } from './archive-store.ts'

/** Answers with an archive, read part by part from the file store. Throws archive/not-found. */
export async function answerArchive(
  c: Context,
  { database, files, now }: Pick<ProductParts, 'database' | 'files' | 'now'>,
  key: { readonly teamId: TeamId; readonly archiveId: TeamArchiveId },
): Promise<Response> {
  const row = await findArchive(database.orm, key)
  if (!row?.keptUntil || row.state !== 'ready' || row.keptUntil <= now()) throw apiError('archive/not-found')
  const team = await findTeam(database.orm, row.teamId)
  const day = (row.madeAt ?? now()).toISOString().slice(0, 10)
  const headers = {
    'content-type': 'application/zip',
    'content-length': String(row.size),
    'content-disposition': `attachment; filename="${nameOf(team?.name ?? '')}-${day}.zip"`,
    'cache-control': 'private, no-store',
  }
  return c.body(contentOf(files, row), 200, headers)
}

/** A missing part ends the download with an error: the file is not whole. */
function contentOf(files: ProductParts['files'], row: ArchiveRow): ReadableStream<Uint8Array> {
  async function* pieces(): AsyncGenerator<Uint8Array, void> {
    for (let part = 0; part < row.parts; part += 1) {
      const content = await files.get(partKeyOf(row, part))
      if (!content) throw new Error('a part of an archive is missing')
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

/** Letters that every system takes in the name of a file. */
function nameOf(teamName: string): string {
  const plain = plainLetters(teamName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain === '' ? 'team' : plain
}
