import type { CatalogId } from '@costard/contract'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { findCatalog, insertVersion } from '../catalog-store.ts'
import { isCatalog, lockDraft } from '../drafts/draft-store.ts'
import { scheduleFailed } from '../schedules/schedule-failed.ts'
import type { StoredSchedule } from '../schedules/stored-schedule.ts'
import { catalogs } from '../schema.ts'

/**
 * Publishes a copy of an earlier version under the next number; the changes in the draft stay. Throws
 * catalog/not-found, catalog/archived, catalog/published, catalog/version-gone.
 */
export async function rollBack(
  parts: ProductParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  input: {
    readonly catalogId: CatalogId
    readonly baseVersion: number
    readonly to: number
    readonly note: string
  },
): Promise<{ version: number }> {
  const { catalogId, baseVersion, to, note } = input
  const key = { teamId, catalogId }
  const { publishedVersion, schedule } = await lockDraft(tx, key)
  if (publishedVersion !== baseVersion) throw apiError('catalog/published', { version: publishedVersion })
  const document = (await findCatalog(tx, teamId, catalogId, to))?.document
  if (!document) throw apiError('catalog/version-gone')
  const version = baseVersion + 1
  const publication = { teamId, publishedBy: caller.userId, publishedAt: parts.now(), note }
  await insertVersion(tx, publication, { ...document, pricing: { ...document.pricing, version } })
  const [changed] = await tx
    .update(catalogs)
    .set({ publishedVersion: version, ...(schedule && { schedule: outdated(schedule), scheduledAt: null }) })
    .where(isCatalog(key))
    .returning({ archivedAt: catalogs.archivedAt })
  if (changed?.archivedAt) throw apiError('catalog/archived')
  if (schedule?.state === 'waiting') await publish(tx, scheduleFailed, { ...key, scheduleId: schedule.id })
  await bumpRevisions(tx, parts, teamId, { catalogs: catalogId, catalogDrafts: catalogId }, caller.userId)
  await record({
    teamId,
    entity: 'catalog',
    entityId: catalogId,
    before: { version: baseVersion },
    after: { version, copyOf: to, note },
  })
  return { version }
}

/** The scheduled draft was reviewed on top of another version, so the schedule fails. */
function outdated(schedule: StoredSchedule): StoredSchedule {
  return { ...schedule, state: 'failed', reason: schedule.reason ?? 'catalog/published' }
}
