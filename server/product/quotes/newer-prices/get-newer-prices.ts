import type { NewerPrice, NewerPrices, QuoteId } from '@costard/contract'
import { dayIn, isAllowed } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../../api-error.ts'
import type { Member } from '../../teams/member.ts'
import { listFigures } from '../lines/line-store.ts'
import { linePages } from '../lines/read-lines.ts'
import { findQuote } from '../quote-store.ts'
import { netOf } from './net-of.ts'
import { type NewerLine, pricesWithPublished } from './price-with-published.ts'

/** Returns what a draft would come to with the published versions. Throws quote/not-found, quote/wrong-state. */
export async function getNewerPrices(
  tx: Transaction,
  { team, teamId }: Member,
  quoteId: QuoteId,
  at: Date,
): Promise<NewerPrices> {
  const quote = await findQuote(tx, teamId, quoteId)
  if (!quote) throw apiError('quote/not-found')
  if (!isAllowed('edit', quote.state)) throw apiError('quote/wrong-state', { state: quote.state })
  const price = pricesWithPublished(tx, teamId, {
    team,
    customer: quote.customer,
    today: dayIn(team.timeZone, at),
  })
  const newer: NewerLine[] = []
  for await (const page of linePages(tx, quote)) newer.push(...(await price(page)))
  const figures = await listFigures(tx, quote)
  const pricedAgain = new Map(newer.flatMap(({ priced }) => (priced ? [[priced.lineId, priced]] : [])))
  return {
    rev: quote.rev,
    versions: Object.fromEntries(newer.map(({ line, version }) => [line.catalogId, version])),
    lines: newer.map(describe),
    netBeforeMinor: netOf(figures),
    netAfterMinor: netOf(figures.map((line) => pricedAgain.get(line.lineId) ?? line)),
  }
}

function describe({ line, priced }: NewerLine): NewerPrice {
  const { lineId, deviceName, variantLabel } = line
  return {
    lineId,
    deviceName,
    variantLabel,
    beforeMinor: netOf([line]),
    afterMinor: netOf([priced ?? line]),
    isListed: priced !== undefined,
  }
}
