import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import type { CatalogKey } from '../drafts/draft-store.ts'
import { lockSchedule, saveSchedule } from './schedule-store.ts'

/** Removes a schedule, or dismisses a failed one. Throws catalog/not-found. */
export async function removeSchedule(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  catalogId: CatalogKey['catalogId'],
): Promise<{ isRemoved: boolean }> {
  const key = { teamId, catalogId }
  const { schedule } = await lockSchedule(tx, key)
  if (!schedule) return { isRemoved: false }
  await saveSchedule(tx, key, null)
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId }, caller.userId)
  await record({
    teamId,
    entity: 'catalog',
    entityId: catalogId,
    before: { scheduledAt: schedule.at },
    after: { scheduledAt: null },
  })
  return { isRemoved: true }
}
