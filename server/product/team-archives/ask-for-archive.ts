import type { TeamArchive, TeamArchiveId } from '@costard/contract'
import { publish } from '#outbox'
import type { Change } from '../audit/recorded-change.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { archiveAsked, archiveQueue } from './archive-events.ts'
import { describeArchive, findLastArchive, insertArchive } from './archive-store.ts'

/**
 * Time after which an archive counts as failed. Milliseconds. Source: the retries of an event, about a day.
 */
const longestMs = 26 * 3_600_000

/** Starts making an archive, unless one is being made. Throws archive/too-many. */
export async function askForArchive(
  { usage, now }: Pick<ProductParts, 'usage' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
): Promise<TeamArchive> {
  await lockTeam(tx, teamId)
  const at = now()
  const last = await findLastArchive(tx, teamId)
  if (last?.state === 'making' && at.getTime() - last.askedAt.getTime() < longestMs)
    return describeArchive(last)
  await usage.spend(tx, 'archive/too-many', [['archives-per-team', teamId]])
  const archiveId = newId<TeamArchiveId>()
  const row = await insertArchive(tx, {
    teamId,
    archiveId,
    state: 'making',
    askedAt: at,
    askedBy: caller.userId,
    parts: 0,
    quotes: 0,
    customers: 0,
    files: 0,
  })
  await record({ teamId, entity: 'team', entityId: teamId, after: { isExported: 'everything' } })
  await publish(tx, archiveAsked, { teamId, archiveId }, { queue: archiveQueue })
  return describeArchive(row)
}
