import { type QuoteHead, type QuoteId, quoteLimits, type SiteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import { requireOpenSite } from '../../teams/sites/require-sites.ts'
import { namesOfSites } from '../../teams/sites/site-store.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { bumpChange } from '../bump-quote-revision.ts'
import { describeHead } from '../describe-quote.ts'
import { lockFor } from './lock-for.ts'
import { updateQuote } from '../quote-store.ts'

/**
 * Sets the site of a quote, until its acceptance. Throws quote/not-found, quote/changed, quote/wrong-state,
 * site/not-found, site/archived.
 */
export async function setSite(
  parts: ProductParts,
  { tx, record }: Change,
  { team, teamId, caller }: Member,
  quoteId: QuoteId,
  { rev, siteId }: { readonly rev: number; readonly siteId: SiteId | null },
): Promise<QuoteHead> {
  const at = parts.now()
  const today = dayIn(team.timeZone, at)
  const before = await lockFor('setSite', tx, { teamId, quoteId, rev, today })
  if (siteId !== null && siteId !== before.siteId) await requireOpenSite(tx, teamId, siteId)
  const names = await namesOfSites(tx, teamId)
  const nameOf = (id: SiteId | null) => (id === null ? null : (names.get(id) ?? null))
  const change = { at: at.toISOString(), by: caller.userId, site: nameOf(siteId) }
  const siteChanges =
    siteId === before.siteId
      ? before.siteChanges
      : [...before.siteChanges, change].slice(-quoteLimits.maxSiteChanges)
  const row = await updateQuote(tx, before, { quote: { siteId, siteChanges, updatedAt: at } })
  await bumpChange(tx, parts, before, row, caller.userId)
  await record({
    teamId,
    entity: 'quote',
    entityId: quoteId,
    before: { site: nameOf(before.siteId) },
    after: { site: nameOf(siteId), rev: row.rev },
  })
  return describeHead(row, today, parts.links)
}
