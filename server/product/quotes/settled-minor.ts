import { cashRounded } from '@costard/quotes'
import type { Transaction } from '#database'
import { type CounterOfferRow, listCounterOffers } from './counter-offers/counter-offer-store.ts'
import { acceptedOffers } from './answer-quote.ts'
import type { LineRow } from './lines/line-store.ts'
import { findQuoteOfTeam, type QuoteRow } from './quote-store.ts'
import type { QuoteSnapshot } from './schema.ts'

/** Returns the rounded net of the lines of an accepted quote that were paid or handed over, with agreed new prices. */
export async function settledMinorOf(
  tx: Transaction,
  quote: QuoteRow,
  lines: readonly Pick<LineRow, 'lineId' | 'fulfilment'>[],
): Promise<number> {
  const netOf = await settledNetsOf(tx, quote)
  const settledMinor = lines
    .filter(({ fulfilment }) => fulfilment?.state === 'paid' || fulfilment?.state === 'handedOver')
    .reduce((sum, { lineId }) => sum + netOf(lineId), 0)
  return cashRounded(settledMinor, quote.cashStepMinor)
}

/** Returns the net of a line of an accepted quote, with its agreed new price. Positive: the customer pays. */
export async function settledNetOf(tx: Transaction, quote: QuoteRow, lineId: string): Promise<number> {
  const netOf = await settledNetsOf(tx, quote)
  return netOf(lineId)
}

/** Returns a function for the nets of the lines of an accepted quote, with agreed new prices. */
async function settledNetsOf(tx: Transaction, quote: QuoteRow): Promise<(lineId: string) => number> {
  const hasNets = quote.acceptance?.lineNets !== undefined
  const found = hasNets ? undefined : await findQuoteOfTeam(tx, quote)
  return settledNets(quote, found?.quote.snapshot ?? null, await listCounterOffers(tx, quote))
}

/**
 * Returns a function for the nets of the lines of an accepted quote, with agreed new prices. snapshot: needed where the
 * acceptance was stored without the nets of its lines. Throws if the quote was not accepted.
 */
export function settledNets(
  quote: QuoteRow,
  snapshot: QuoteSnapshot | null,
  offers: readonly Pick<CounterOfferRow, 'lineId' | 'state' | 'content'>[],
): (lineId: string) => number {
  const { acceptance } = quote
  const nets =
    acceptance?.lineNets ??
    (acceptance && snapshot ? (acceptedOffers(snapshot, acceptance, quote).lineNets ?? {}) : undefined)
  if (!nets) throw new Error('completed without having been accepted')
  const changes = new Map(
    offers
      .filter(({ state }) => state === 'accepted' || state === 'notified')
      .map(({ lineId, content }) => [lineId as string, content.acceptedMinor - content.newMinor]),
  )
  return (lineId) => (nets[lineId] ?? 0) + (changes.get(lineId) ?? 0)
}
