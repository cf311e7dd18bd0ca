import { plainLetters, type TeamArchiveId, type TeamId } from '@costard/contract'
import type { Context } from 'hono'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findTeam } from '../teams/team-store.ts'
import { findArchive } from './archive-store.ts'
import { contentOfParts } from './stored-parts.ts'

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
  return c.body(contentOfParts(files, { ...row, id: row.archiveId }), 200, headers)
}

/** Returns a file name with letters that every system accepts. */
function nameOf(teamName: string): string {
  const plain = plainLetters(teamName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain === '' ? 'team' : plain
}
