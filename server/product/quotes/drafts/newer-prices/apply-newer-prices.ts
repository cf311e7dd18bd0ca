import type { CatalogId, Quote, QuoteId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { apiError } from '../../../calls/api-error.ts'
import type { Change } from '../../../audit/recorded-change.ts'
import type { ProductParts } from '../../../parts.ts'
import type { Member } from '../../../teams/memberships/member.ts'
import { saveLines } from '../../lines/line-store.ts'
import { linePages } from '../../lines/read-lines.ts'
import { saveLinesResult } from '../../lines/save-lines-result.ts'
import { lockDraft } from '../../quote-store.ts'
import { pricesWithPublished } from './price-with-published.ts'

/**
 * Prices the lines of a draft with the published versions of their catalogs. Lines whose device is missing
 * there stay unchanged. Throws quote/not-found, quote/changed, quote/wrong-state, quote/line-invalid,
 * quote/prices-changed.
 */
export async function applyNewerPrices(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, versions }: { readonly rev: number; readonly versions: Readonly<Record<CatalogId, number>> },
): Promise<Quote> {
  const { tx } = change
  const { team, teamId } = member
  const before = await lockDraft(tx, teamId, quoteId, rev)
  const today = dayIn(team.timeZone, parts.now())
  const price = pricesWithPublished(tx, teamId, { team, customer: before.customer, today })
  let repriced = 0
  for await (const page of linePages(tx, before)) {
    const newer = await price(page)
    if (newer.some(({ line, version }) => versions[line.catalogId] !== version))
      throw apiError('quote/prices-changed')
    const lines = newer.flatMap(({ priced }) => priced ?? [])
    repriced += lines.length
    await saveLines(tx, before, lines)
  }
  return saveLinesResult(parts, change, member, before, { repriced })
}
