import type { TeamId } from '@costard/contract'
import { eachOnItsOwn } from '../../../each-on-its-own.ts'
import type { ProductParts } from '../../parts.ts'
import { closedBefore } from '../../teams/erased-at.ts'
import { listMemberIds } from '../../teams/memberships/membership-store.ts'
import { publishMemberships } from '../../teams/memberships/publish-memberships.ts'
import { removeTeam } from '../remove-team.ts'
import type { TeamTable } from '../team-tables.ts'
import { findLockedTeam } from '../../teams/team-store.ts'
import { listClosedBefore } from '../../teams/team-store.ts'

/** Maximum teams per run: the next run continues. */
const maxPerRun = 20

type Parts = Pick<ProductParts, 'database' | 'documents' | 'log' | 'now'>

/** Erases closed teams after their time for reopening, with all their data. */
export async function eraseClosed(parts: Parts, tables: readonly TeamTable[]): Promise<void> {
  const before = closedBefore(parts.now())
  await eachOnItsOwn(await listClosedBefore(parts.database.orm, before, maxPerRun), async (teamId) => {
    const isErased = await eraseOne(parts, tables, teamId, before)
    if (isErased) parts.log.info({ teamId }, 'closed team erased')
  })
}

/** Does nothing if the team was reopened, or erased by another process, meanwhile. */
function eraseOne(
  parts: Parts,
  tables: readonly TeamTable[],
  teamId: TeamId,
  before: Date,
): Promise<boolean> {
  const { database, documents } = parts
  return database.transaction(async (tx) => {
    const team = await findLockedTeam(tx, teamId)
    if (!team?.closedAt || team.closedAt >= before) return false
    const userIds = await listMemberIds(tx, teamId)
    await removeTeam(tx, tables, teamId)
    await documents.set(tx, ['revisions', teamId], null)
    await documents.set(tx, ['presence', teamId], null)
    await publishMemberships(tx, parts, userIds)
    return true
  })
}
