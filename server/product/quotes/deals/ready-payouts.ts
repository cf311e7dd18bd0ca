import type { LineId, QuoteId, TeamId } from '@costard/contract'
import { revisionNumber } from '@costard/quotes'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { type CounterOfferRow, listCounterOffersOf } from '../counter-offer-rows/counter-offer-store.ts'
import type { QuoteRow } from '../quote-store.ts'
import { quoteLines, quotes } from '../schema.ts'
import { listSentLines, type QuoteOfLines } from '../sending/snapshot/sent-lines.ts'
import { settledNets } from './settled-minor.ts'

/** A bought device waiting for its payout. */
export interface Payout {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly number: string
  readonly customer: string
  readonly device: string
  readonly paidBy: string
  readonly amountMinor: number
}

/** Returns devices that can be paid in a currency, the longest waiting quotes first. */
export async function listReadyPayouts(
  tx: Transaction,
  { teamId, currency, max }: { teamId: TeamId; currency: string; max: number },
): Promise<readonly Payout[]> {
  const rows = await tx
    .select({ quoteId: quotes.quoteId, lineId: quoteLines.lineId })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quotes.quoteId),
        eq(quoteLines.revision, quotes.revision),
      ),
    )
    .where(
      and(
        eq(quotes.teamId, teamId),
        eq(quotes.state, 'accepted'),
        eq(quotes.currency, currency),
        eq(quoteLines.kind, 'buy'),
        inArray(sql`${quoteLines.fulfilment} ->> 'state'`, ['matched', 'counterAccepted']),
      ),
    )
    .orderBy(asc(quotes.createdAt), asc(quotes.number), asc(quoteLines.position))
    .limit(max)
  return payoutsOfLines(tx, teamId, rows)
}

/** Returns the payouts of lines, in the order of the lines, without those of deleted quotes. */
export async function payoutsOfLines(
  tx: Transaction,
  teamId: TeamId,
  lines: readonly { readonly quoteId: QuoteId; readonly lineId: LineId }[],
): Promise<readonly Payout[]> {
  const ids = new Map(
    [...Map.groupBy(lines, ({ quoteId }) => quoteId)].map(([quoteId, some]) => [
      quoteId,
      some.map(({ lineId }) => lineId),
    ]),
  )
  const offers = Map.groupBy(await listCounterOffersOf(tx, teamId, [...ids.keys()]), ({ quoteId }) => quoteId)
  const found = new Map((await listSentLines(tx, teamId, ids)).map((sent) => [sent.quote.quoteId, sent]))
  return lines.flatMap(({ quoteId, lineId }) => {
    const sent = found.get(quoteId)
    return (sent && payoutIn(sent, offers.get(quoteId) ?? [], lineId)) ?? []
  })
}

/** Returns the payout of a line of an accepted quote; undefined if the team pays nothing. */
export async function payoutOf(
  tx: Transaction,
  { teamId, quoteId }: QuoteRow,
  lineId: LineId,
): Promise<Payout | undefined> {
  const [payout] = await payoutsOfLines(tx, teamId, [{ quoteId, lineId }])
  return payout
}

function payoutIn(
  { quote, lines }: QuoteOfLines,
  offers: readonly CounterOfferRow[],
  lineId: LineId,
): Payout | undefined {
  const { snapshot, acceptance } = quote
  const line = lines.find(({ id }) => id === lineId)
  if (!line || !acceptance) return undefined
  const amountMinor = -settledNets(quote, snapshot, offers)(lineId)
  if (amountMinor <= 0) return undefined
  const key = acceptance.propositionKeys[lineId] ?? line.propositionKey
  return {
    quoteId: quote.quoteId,
    lineId,
    number: revisionNumber(quote.number, quote.revision),
    customer: quote.customer?.name ?? '',
    device: [line.deviceName, line.variantLabel].filter(Boolean).join(', '),
    paidBy: line.offers.find(({ propositionKey }) => propositionKey === key)?.name ?? '',
    amountMinor,
  }
}
