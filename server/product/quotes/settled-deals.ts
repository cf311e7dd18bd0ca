import { isDeepStrictEqual } from 'node:util'
import type { PublicLine, QuoteId, TeamId } from '@costard/contract'
import { cashRounded, chosenOffer, dayIn, endOfDay, revisionNumber, startOfDay } from '@costard/quotes'
import { documentRounding, mergedRests, type TaxRest, type TraceStep } from '@costard/pricing'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { type CounterOfferRow, listCounterOffersOf } from './counter-offers/counter-offer-store.ts'
import { listFulfilmentsOf } from './lines/fulfilment-store.ts'
import { listQuotesOfTeam, type QuoteOfTeam } from './quote-store.ts'
import { quotes, quoteLines } from './schema.ts'
import { settledNets } from './settled-minor.ts'

/** A line that was paid or handed over, or what rounding adds to the total of a quote. */
export interface SettledDeal {
  readonly kind: PublicLine['kind'] | 'rounding'
  /** In the time zone of the team. */
  readonly day: string
  readonly number: string
  readonly customer: string
  readonly device: string
  readonly currency: string
  /** With tax. Positive: the customer pays. */
  readonly netMinor: number
  /** Tax in it, with the sign of the net. */
  readonly taxMinor: number
  /** `none`, `margin`, or the rates in per cent: `23`, `5+9.975`. */
  readonly tax: string
}

const settled = ['paid', 'handedOver']
/** Quotes that are read by one statement. */
const quotesAtOnce = 100

/**
 * Returns the deals that were settled on these days, oldest first; undefined if there are more than max. A quote that is
 * rounded as a whole has its rounding on the day of its last line.
 */
export async function listSettledDeals(
  tx: Transaction,
  teamId: TeamId,
  { from, to, timeZone, max }: { from: string; to: string; timeZone: string; max: number },
): Promise<readonly SettledDeal[] | undefined> {
  const deals: SettledDeal[] = []
  const quoteIds = await idsOf(tx, teamId, { from, to, timeZone, max })
  for (let start = 0; start < quoteIds.length && deals.length <= max; start += quotesAtOnce) {
    const some = quoteIds.slice(start, start + quotesAtOnce)
    const fulfilments = Map.groupBy(await listFulfilmentsOf(tx, teamId, some), ({ quoteId }) => quoteId)
    const offers = Map.groupBy(await listCounterOffersOf(tx, teamId, some), ({ quoteId }) => quoteId)
    for (const { quote } of await listQuotesOfTeam(tx, teamId, some)) {
      const lines = fulfilments.get(quote.quoteId) ?? []
      const found = dealsOf(quote, lines, offers.get(quote.quoteId) ?? [], timeZone)
      deals.push(...found.filter(({ day }) => from <= day && day <= to))
    }
  }
  return deals.length > max
    ? undefined
    : deals.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.number < b.number ? -1 : 1))
}

async function idsOf(
  tx: Transaction,
  teamId: TeamId,
  { from, to, timeZone, max }: { from: string; to: string; timeZone: string; max: number },
): Promise<readonly QuoteId[]> {
  const { quoteId, revision } = quotes
  const [first, end] = [startOfDay(timeZone, from), endOfDay(timeZone, to)]
  const settledAt = sql`(${quoteLines.fulfilment} ->> 'at')::timestamptz`
  const rows = await tx
    .selectDistinct({ quoteId, createdAt: quotes.createdAt })
    .from(quotes)
    .innerJoin(
      quoteLines,
      and(
        eq(quoteLines.teamId, quotes.teamId),
        eq(quoteLines.quoteId, quoteId),
        eq(quoteLines.revision, revision),
      ),
    )
    .where(
      and(
        eq(quotes.teamId, teamId),
        inArray(quotes.state, ['accepted', 'completed']),
        sql`${settledAt} >= ${first.toISOString()} and ${settledAt} < ${end.toISOString()}`,
        // A quote is changed when a line of it is settled: this finds the few by their index.
        gte(quotes.updatedAt, first),
        inArray(sql`${quoteLines.fulfilment} ->> 'state'`, settled),
      ),
    )
    .orderBy(asc(quotes.createdAt))
    .limit(max + 1)
  return rows.map((row) => row.quoteId)
}

function dealsOf(
  quote: QuoteOfTeam['quote'],
  lines: Awaited<ReturnType<typeof listFulfilmentsOf>>,
  offers: readonly CounterOfferRow[],
  timeZone: string,
): readonly SettledDeal[] {
  const { snapshot, acceptance, customer, currency } = quote
  if (!snapshot || !acceptance) return []
  const settledLines = lines.flatMap(({ lineId, fulfilment }) =>
    fulfilment && settled.includes(fulfilment.state) ? [{ lineId, at: fulfilment.at }] : [],
  )
  const netOf = settledNets(quote, snapshot, offers)
  const shared = {
    number: revisionNumber(quote.number, quote.revision),
    customer: customer?.name ?? '',
    currency,
  }
  const isCompleted = quote.state === 'completed'
  const booked = settledLines.flatMap(({ lineId, at }): (SettledDeal & Rested)[] => {
    const line = snapshot.lines.find(({ id }) => id === lineId)
    if (!line) return []
    const netMinor = netOf(lineId)
    const device = [line.deviceName, line.variantLabel].filter(Boolean).join(', ')
    const day = dayIn(timeZone, new Date(at))
    const { taxRests = [] } = chosenOffer(line, acceptance) ?? {}
    const taxed = taxOf(line, acceptance, netMinor)
    return [{ ...shared, kind: line.kind, day, device, netMinor, ...taxed, taxRests }]
  })
  const deals = isCompleted ? withRoundedTaxes(booked) : booked.map(withoutRests)
  const sumMinor = deals.reduce((sum, deal) => sum + deal.netMinor, 0)
  const roundingMinor = cashRounded(sumMinor, quote.cashStepMinor) - sumMinor
  const day = deals
    .map((deal) => deal.day)
    .toSorted()
    .at(-1)
  if (!isCompleted || roundingMinor === 0 || day === undefined) return deals
  return [
    ...deals,
    { ...shared, kind: 'rounding', day, device: '', netMinor: roundingMinor, taxMinor: 0, tax: 'none' },
  ]
}

interface Rested {
  readonly taxRests: readonly TaxRest[]
}

function withoutRests({ taxRests: _rests, ...deal }: SettledDeal & Rested): SettledDeal {
  return deal
}

/** Where each tax of a quote is rounded once, the last deal with a tax carries what that adds to it. */
function withRoundedTaxes(deals: readonly (SettledDeal & Rested)[]): SettledDeal[] {
  const added = new Map<SettledDeal, { netMinor: number; taxMinor: number }>()
  const byDay = deals.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  for (const rest of mergedRests(deals.flatMap(({ taxRests }) => taxRests))) {
    const last = byDay.findLast(({ taxRests }) => taxRests.some((one) => isSameTax(one, rest)))
    const minor = documentRounding(rest.restMicro) * (rest.direction === 'charge' ? 1 : -1)
    if (!last || minor === 0) continue
    const { netMinor, taxMinor } = added.get(last) ?? { netMinor: 0, taxMinor: 0 }
    added.set(last, { netMinor: netMinor + (rest.isAdded ? minor : 0), taxMinor: taxMinor + minor })
  }
  return deals.map((deal) => {
    const { netMinor = 0, taxMinor = 0 } = added.get(deal) ?? {}
    const { taxRests: _rests, ...booked } = deal
    return { ...booked, netMinor: booked.netMinor + netMinor, taxMinor: booked.taxMinor + taxMinor }
  })
}

function isSameTax({ restMicro: _one, ...a }: TaxRest, { restMicro: _other, ...b }: TaxRest): boolean {
  return isDeepStrictEqual(a, b)
}

/** Returns the tax of a line as its paper shows it; of an agreed new price, the same share of it. */
function taxOf(
  line: PublicLine,
  choice: Parameters<typeof chosenOffer>[1],
  netMinor: number,
): Pick<SettledDeal, 'tax' | 'taxMinor'> {
  if (line.isOnMargin) return { tax: 'margin', taxMinor: 0 }
  const offer = chosenOffer(line, choice)
  const steps = (offer?.trace ?? []).flatMap((step) => taxStepOf(step as TraceStep)) // as pricing writes it
  if (!offer || steps.length === 0) return { tax: 'none', taxMinor: 0 }
  const rates = [...new Set(steps.map(({ ratePcm }) => ratePcm))].toSorted((a, b) => a - b)
  const sumMinor = steps.reduce((sum, step) => sum + Math.abs(step.taxMinor), 0)
  const offeredMinor = Math.abs(
    offer.netMinor - (offer.cashRoundingMinor ?? 0) - (offer.taxRoundingMinor ?? 0),
  )
  const share = offeredMinor === 0 ? 0 : Math.abs(netMinor) / offeredMinor
  const taxMinor = Math.round(sumMinor * share) * Math.sign(netMinor)
  return { tax: rates.map((pcm) => String(pcm / 1000)).join('+'), taxMinor: taxMinor || 0 }
}

function taxStepOf({ scope, kind, rule }: TraceStep): { ratePcm: number; taxMinor: number }[] {
  if (scope !== 'tax' || kind !== 'tax' || rule === null) return []
  const { mode, rateBp, ratePcm, taxMinor } = rule as {
    mode?: string
    rateBp?: number
    ratePcm?: number
    taxMinor?: number
  } // as pricing writes it
  if (mode === undefined || mode === 'margin' || !taxMinor) return []
  return [{ ratePcm: ratePcm ?? (rateBp ?? 0) * 10, taxMinor }]
}
