import { hasQuotes } from '../quotes/lists/has-quotes.ts'
import { siteKey } from '../teams/sites/site-store.ts'
import { type Site, type SiteDetails, type SiteId, siteLimits, siteNameKey } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { removeSiteOfInvitations } from '../members/invitations/invitation-store.ts'
import { removeSiteOfMembers } from '../teams/memberships/member-store.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { removeSiteOfWidgets } from '../widgets/widget-store.ts'
import { describeSite } from './describe-site.ts'
import { getSite } from '../teams/sites/listed-site-store.ts'
import {
  countSites,
  deleteSite,
  insertSite,
  lockSite,
  lockSitesOf,
  requireFreeName,
  saveHasSites,
  type SiteRow,
  updateSite,
} from '../teams/sites/site-store.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>
type By = Pick<Member, 'teamId' | 'caller'>

/** Record id in the `settings` revision. */
export const sitesSetting = 'sites'

/** Adds a site. Throws site/too-many, site/name-taken. */
export async function addSite(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
  details: SiteDetails,
): Promise<Site> {
  await lockSitesOf(tx, teamId)
  const { maxSites } = siteLimits
  if ((await countSites(tx, teamId)) >= maxSites) throw apiError('site/too-many', { maxSites })
  const siteId = newId<SiteId>()
  const nameKey = siteNameKey(details.name)
  await requireFreeName(tx, { teamId, siteId }, nameKey)
  const saved = { savedAt: parts.now(), savedBy: caller.userId }
  const row: SiteRow = { teamId, siteId, rev: 1, archivedAt: null, nameKey, ...placeIn(details), ...saved }
  await insertSite(tx, row)
  await saveHasSites(tx, teamId, true)
  await record({ teamId, entity: 'site', entityId: siteId, after: { name: row.name } })
  await bumpRevisions(tx, parts, teamId, { settings: sitesSetting }, caller.userId)
  return describeSite({ ...row, isUsed: false })
}

/** Edits a site. Throws site/not-found, site/changed, site/name-taken. */
export async function editSite(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
  { siteId, rev, ...given }: SiteDetails & { readonly siteId: SiteId; readonly rev: number },
): Promise<Site> {
  const key = { teamId, siteId }
  await lockSitesOf(tx, teamId)
  const before = await lockSite(tx, key)
  if (before.rev !== rev) throw apiError('site/changed', { yours: rev, current: before.rev })
  const details = placeIn(given)
  if (isUnchanged(before, details)) return describeSite(await getSite(tx, key, hasQuotes(tx, siteKey)))
  const nameKey = siteNameKey(details.name)
  // A site named like another before names were unique keeps its name.
  const isRenamed = before.archivedAt === null && nameKey !== siteNameKey(before.name)
  if (isRenamed) await requireFreeName(tx, key, nameKey)
  const saved = { rev: rev + 1, savedAt: parts.now(), savedBy: caller.userId }
  await updateSite(tx, key, { ...details, ...(isRenamed && { nameKey }), ...saved })
  // Record the names of changed fields only: address and phone can be personal.
  const changed = placeNames.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(details[name]))
  await record({
    teamId,
    entity: 'site',
    entityId: siteId,
    before: { name: before.name },
    after: { name: details.name, changed },
  })
  await bumpRevisions(tx, parts, teamId, { settings: sitesSetting }, caller.userId)
  return describeSite(await getSite(tx, key, hasQuotes(tx, siteKey)))
}

/**
 * Archives a site. Its quotes keep it, and another site can take its name. Throws site/not-found;
 * site/name-taken when restored.
 */
export async function archiveSite(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
  { siteId, isArchived }: { readonly siteId: SiteId; readonly isArchived: boolean },
): Promise<Site> {
  const key = { teamId, siteId }
  await lockSitesOf(tx, teamId)
  const { name, archivedAt } = await lockSite(tx, key)
  const wasArchived = archivedAt !== null
  if (wasArchived === isArchived) return describeSite(await getSite(tx, key, hasQuotes(tx, siteKey)))
  if (isArchived) await updateSite(tx, key, { archivedAt: parts.now(), nameKey: null })
  else {
    const nameKey = siteNameKey(name)
    await requireFreeName(tx, key, nameKey)
    await updateSite(tx, key, { archivedAt: null, nameKey })
  }
  await record({
    teamId,
    entity: 'site',
    entityId: siteId,
    before: { isArchived: wasArchived },
    after: { name, isArchived },
  })
  await bumpRevisions(tx, parts, teamId, { settings: sitesSetting }, caller.userId)
  return describeSite(await getSite(tx, key, hasQuotes(tx, siteKey)))
}

/**
 * Removes a site, and its references in members, invitations and widgets. Throws site/not-found, site/in-use.
 */
export async function removeSite(
  parts: Parts,
  { tx, record }: Change,
  { teamId, caller }: By,
  siteId: SiteId,
): Promise<{ id: SiteId }> {
  const key = { teamId, siteId }
  await lockSitesOf(tx, teamId)
  const { name } = await lockSite(tx, key, 'update')
  // Read after locking, to see a quote that was added meanwhile.
  if ((await getSite(tx, key, hasQuotes(tx, siteKey))).isUsed) throw apiError('site/in-use')
  await deleteSite(tx, key)
  await removeSiteOfMembers(tx, teamId, siteId)
  await removeSiteOfInvitations(tx, teamId, siteId)
  await removeSiteOfWidgets(tx, teamId, siteId)
  await saveHasSites(tx, teamId, (await countSites(tx, teamId)) > 0)
  await record({ teamId, entity: 'site', entityId: siteId, before: { name } })
  await bumpRevisions(tx, parts, teamId, { settings: sitesSetting }, caller.userId)
  return { id: siteId }
}

const placeNames = ['street', 'town', 'directions', 'phone', 'hours', 'closedDays'] as const

/** Returns the stored fields of a site: a call has more. */
function placeIn({ name, street, town, directions, phone, hours, closedDays }: SiteDetails) {
  return { name, street, town, directions, phone, hours, closedDays }
}
