import { type CatalogSchedule, catalogLimits } from '@costard/contract'
import { momentIn } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { CheckedCall } from '../../checked-call.ts'
import { isUnchanged } from '../../rows/is-unchanged.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { getDraftHead } from '../drafts/draft-store.ts'
import type { CatalogChecker } from '../publishing/catalog-checker.ts'
import { checkedDraft, type ReadDraft, requireRead } from '../publishing/publish-draft.ts'
import { lockSchedule, saveSchedule } from './schedule-store.ts'
import { describeSchedule, type StoredSchedule } from './stored-schedule.ts'

/**
 * Schedules the publication of a draft, replacing an earlier schedule. The draft is checked first, for the
 * scheduled day. Throws catalog/not-found, catalog/archived, catalog/published, catalog/draft-changed,
 * catalog/nothing-changed, catalog/not-publishable, catalog/schedule-invalid, catalog/busy.
 */
export async function setSchedule(
  parts: ProductParts,
  checker: CatalogChecker,
  record: CheckedCall['record'],
  member: Member,
  { at: local, ...read }: ReadDraft & { readonly at: string },
): Promise<CatalogSchedule> {
  const { teamId, team, caller } = member
  const at = momentIn(team.timeZone, local)
  const latest = new Date(parts.now().getTime() + catalogLimits.maxScheduleDays * 86_400_000)
  const isAllowed = at > parts.now() && at <= latest
  const [checked] = await Promise.allSettled([
    isAllowed
      ? checkedDraft(parts, checker, member, read, at)
      : Promise.reject(apiError('catalog/schedule-invalid', { latest: latest.toISOString() })),
  ])
  return record(async (change) => {
    if (checked.status === 'rejected') throw checked.reason
    const { tx } = change
    const key = { teamId, catalogId: read.catalogId }
    const { archivedAt, schedule: before } = await lockSchedule(tx, key)
    if (archivedAt) throw apiError('catalog/archived')
    const { publishedVersion, draftRev } = await getDraftHead(tx, key)
    requireRead(read.baseVersion, read.rev, publishedVersion, draftRev)
    const wish = {
      at: at.toISOString(),
      by: caller.userId,
      name: caller.displayName ?? null,
      email: caller.emailVerified ? (caller.email ?? null) : null,
      baseVersion: read.baseVersion,
      rev: read.rev,
      note: read.note,
      state: 'waiting',
      reason: null,
    } as const
    if (before && isUnchanged(before, wish)) return describeSchedule(before)
    const schedule: StoredSchedule = { ...wish, id: newId(), setAt: parts.now().toISOString() }
    await saveSchedule(tx, key, schedule)
    await bumpRevisions(tx, parts, teamId, { catalogs: key.catalogId }, caller.userId)
    await change.record({
      teamId,
      entity: 'catalog',
      entityId: key.catalogId,
      ...(before?.state === 'waiting' && { before: { scheduledAt: before.at } }),
      after: { scheduledAt: schedule.at, note: read.note },
    })
    return describeSchedule(schedule)
  })
}
