import type { SiteId, TeamId } from '@costard/contract'
import { ownSites } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import type { Member } from '../memberships/member.ts'
import { holdSite, listOpenSiteIds, namesOfSites } from './site-store.ts'

/** Throws site/not-found, site/archived. Keeps the site from being removed until the transaction ends. */
export async function requireOpenSite(tx: Transaction, teamId: TeamId, siteId: SiteId): Promise<void> {
  const site = await holdSite(tx, { teamId, siteId })
  if (!site) throw apiError('site/not-found')
  if (site.archivedAt) throw apiError('site/archived')
}

/** Throws unless all of these sites are open. */
export async function requireOpenSites(
  tx: Transaction,
  teamId: TeamId,
  siteIds: readonly SiteId[],
): Promise<void> {
  if (siteIds.length === 0) return
  const open = await listOpenSiteIds(tx, teamId)
  if (siteIds.every((id) => open.includes(id))) return
  const known = await namesOfSites(tx, teamId)
  throw apiError(siteIds.every((id) => known.has(id)) ? 'site/archived' : 'site/not-found')
}

/**
 * Returns the site of a widget, if not archived. Keeps the site from being removed until the transaction
 * ends.
 */
export async function siteOfWidget(
  tx: Transaction,
  {
    teamId,
    settings: { siteId },
  }: { readonly teamId: TeamId; readonly settings: { readonly siteId: SiteId | null } },
): Promise<SiteId | null> {
  const site = siteId === null ? undefined : await holdSite(tx, { teamId, siteId })
  return site && !site.archivedAt ? siteId : null
}

/**
 * Returns the site of a new quote: the given one, else that of the member. Throws site/not-found,
 * site/archived for a given one.
 */
export async function siteOfNewQuote(
  tx: Transaction,
  { team, teamId, siteIds, siteId }: Pick<Member, 'team' | 'teamId' | 'siteIds' | 'siteId'>,
  given: SiteId | null | undefined,
): Promise<SiteId | null> {
  if (given) await requireOpenSite(tx, teamId, given)
  if (given !== undefined) return given
  if (!team.hasSites) return null
  const own = ownSites(await listOpenSiteIds(tx, teamId), { siteIds, siteId }).siteId
  return own !== null && (await holdSite(tx, { teamId, siteId: own })) ? own : null
}
