import { contract, TeamArchiveId, TeamId, plainLetters } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { FindClientAddress } from '#http'
import { apiError } from '../api-error.ts'
import type { Front } from '../checked-call.ts'
import { requireKnownQuery } from '../known-fields.ts'
import type { ProductParts } from '../parts.ts'
import { findTeam } from '../teams/team-store.ts'
import { type ArchiveRow, findArchive, partKeyOf } from './archive-store.ts'

/** GET /api/teams/{teamId}/archives/{archiveId}/content, read part by part from the file store. */
export function archiveRoute(
  { database, files, now }: Pick<ProductParts, 'database' | 'files' | 'now'>,
  front: Front,
  findAddress: FindClientAddress,
): Hono {
  const { meta } = contract.teamArchives.content['~orpc']
  return new Hono().get('/api/teams/:teamId/archives/:archiveId/content', async (c: Context) => {
    const input: Readonly<Record<string, string>> = c.req.param()
    const origin = {
      request: c.req.raw,
      requestId: c.get('requestId'),
      remoteAddress: findAddress(c) ?? '',
    }
    await front({ operation: 'teamArchives.content', meta, input, origin }, async () => null)
    requireKnownQuery(c.req.url)
    const [{ data: teamId }, { data: archiveId }] = [
      TeamId.safeParse(input['teamId']),
      TeamArchiveId.safeParse(input['archiveId']),
    ]
    const row = teamId && archiveId && (await findArchive(database.orm, { teamId, archiveId }))
    if (!row?.keptUntil || row.state !== 'ready' || row.keptUntil <= now())
      throw apiError('archive/not-found')
    const team = await findTeam(database.orm, row.teamId)
    const day = (row.madeAt ?? now()).toISOString().slice(0, 10)
    const headers = {
      'content-type': 'application/zip',
      'content-length': String(row.size),
      'content-disposition': `attachment; filename="${nameOf(team?.name ?? '')}-${day}.zip"`,
      'cache-control': 'private, no-store',
    }
    return c.body(contentOf(files, row), 200, headers)
  })
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
