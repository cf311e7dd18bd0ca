import { standingNet } from '@costard/quotes'
import type { Transaction } from '#database'
import { type CounterOfferRow, listCounterOffers } from '../counter-offer-rows/counter-offer-store.ts'
import { acceptedOffers } from '../public/accepted-offers.ts'
import { listFulfilments } from '../lines/fulfilment-store.ts'
import type { LineRow } from '../lines/line-store.ts'
import { findQuoteOfTeam, type QuoteRow } from '../quote-store.ts'
import type { QuoteSnapshot } from '../schema.ts'

/**
 * Returns the current amount of an accepted quote: without devices for which nothing is paid, with agreed new
 * prices. Store it with every change of a device. lines: pass them if already read.
 */
export async function standingMinorOf(
  tx: Transaction,
  quote: QuoteRow,
  lines?: readonly Pick<LineRow, 'lineId' | 'fulfilment'>[],
): Promise<number> {
  const netOf = await settledNetsOf(tx, quote)
  return standingNet(lines ?? (await listFulfilments(tx, quote)), netOf, quote.cashStepMinor)
}

/** Returns the current amount of an accepted quote; undefined until something happens to its devices. */
export function standingMinorIn({ acceptance, settledMinor }: QuoteRow): number | undefined {
  return acceptance ? (settledMinor ?? undefined) : undefined
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
 * Returns a function for the nets of the lines of an accepted quote, with agreed new prices. snapshot:
 * required if the acceptance was stored without nets of lines. Throws if the quote is not accepted.
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
  if (!nets) throw new Error('no nets: the quote was not accepted')
  const changes = new Map(
    offers
      .filter(({ state }) => state === 'accepted' || state === 'notified')
      .map(({ lineId, content }) => [lineId as string, content.acceptedMinor - content.newMinor]),
  )
  return (lineId) => (nets[lineId] ?? 0) + (changes.get(lineId) ?? 0)
}
