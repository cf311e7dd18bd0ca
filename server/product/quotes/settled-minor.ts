import { cashRounded } from '@costard/quotes'
import type { Transaction } from '#database'
import { listCounterOffers } from './counter-offers/counter-offer-store.ts'
import { acceptedOffers } from './answer-quote.ts'
import type { LineRow } from './lines/line-store.ts'
import { findQuoteOfTeam, type QuoteRow } from './quote-store.ts'

/** Returns the rounded net of the lines of an accepted quote that were paid or handed over, with agreed new prices. */
export async function settledMinorOf(
  tx: Transaction,
  quote: QuoteRow,
  lines: readonly Pick<LineRow, 'lineId' | 'fulfilment'>[],
): Promise<number> {
  const nets = await lineNetsOf(tx, quote)
  const changes = new Map<string, number>()
  for (const { lineId, state, content } of await listCounterOffers(tx, quote))
    if (state === 'accepted' || state === 'notified')
      changes.set(lineId, content.acceptedMinor - content.newMinor)
  const settledMinor = lines
    .filter(({ fulfilment }) => fulfilment?.state === 'paid' || fulfilment?.state === 'handedOver')
    .reduce((sum, { lineId }) => sum + (nets[lineId] ?? 0) + (changes.get(lineId) ?? 0), 0)
  return cashRounded(settledMinor, quote.cashStepMinor)
}

async function lineNetsOf(tx: Transaction, quote: QuoteRow): Promise<Readonly<Record<string, number>>> {
  const { acceptance } = quote
  if (acceptance?.lineNets) return acceptance.lineNets
  const found = await findQuoteOfTeam(tx, quote)
  if (!acceptance || !found?.quote.snapshot) throw new Error('completed without having been accepted')
  return acceptedOffers(found.quote.snapshot, acceptance, quote).lineNets ?? {}
}
