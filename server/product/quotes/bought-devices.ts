import type { PublicLine, QuoteId, TeamId } from '@costard/contract'
import { standsAt } from '@costard/quotes'
import type { z } from 'zod'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { labelledIn } from './labelled-in.ts'
import { listFulfilments } from './lines/fulfilment-store.ts'
import { findQuote, findQuoteOfTeam, type QuoteOfTeam } from './quote-store.ts'

export interface BoughtDevices {
  readonly found: QuoteOfTeam
  /** Lines as the customer accepted them. */
  readonly lines: readonly z.infer<typeof PublicLine>[]
}

const gone: ReadonlySet<string> = new Set(['cancelled', 'returned', 'counterDeclined'])

/** Returns the devices of a quote that the team bought and did not return. Throws quote/not-found. */
export async function boughtDevicesOf(
  tx: Transaction,
  teamId: TeamId,
  quoteId: QuoteId,
): Promise<BoughtDevices | undefined> {
  const row = await findQuote(tx, teamId, quoteId)
  if (!row) throw apiError('quote/not-found', { quoteId })
  if (row.state !== 'accepted' && row.state !== 'completed') return undefined
  const found = await findQuoteOfTeam(tx, row)
  if (!found?.quote.snapshot) return undefined
  const bought = new Set<string>(
    (await listFulfilments(tx, row))
      .filter(({ kind, fulfilment }) => kind === 'buy' && fulfilment && !gone.has(standsAt(fulfilment)))
      .map(({ lineId }) => lineId),
  )
  return {
    found,
    lines: labelledIn(row.language, found.quote.snapshot.lines).filter(({ id }) => bought.has(id)),
  }
}
