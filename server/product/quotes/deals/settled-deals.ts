import type { LineId, PublicLine, QuoteId, TeamId } from '@costard/contract'
import {
  cashRounded,
  chosenOffer,
  dayIn,
  endOfDay,
  linesTaken,
  revisionNumber,
  startOfDay,
} from '@costard/quotes'
import { type CarriedTax, carriedTaxes, type TraceStep } from '@costard/pricing'
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { type CounterOfferRow, listCounterOffersOf } from '../counter-offer-rows/counter-offer-store.ts'
import { listFulfilmentsOf } from '../lines/fulfilment-store.ts'
import { quotes, quoteLines } from '../schema.ts'
import { listSentLines, type QuoteOfLines } from '../sending/snapshot/sent-lines.ts'
import { settledNets } from './settled-minor.ts'

/** A paid or handed over line, or the rounding of a quote's total. */
export interface SettledDeal {
  readonly kind: PublicLine['kind'] | 'rounding'
  /** Day of the deal, in the time zone of the team. */
  readonly day: string
  readonly number: string
  readonly customer: string
  readonly device: string
  readonly currency: string
  /** Amount with tax. Positive: the customer pays. */
  readonly netMinor: number
  /** Tax included in the net, with the same sign. */
  readonly taxMinor: number
  /** Kind of tax: `none`, `margin`, or the rates in per cent: `23`, `5+9.975`. */
  readonly tax: string
}

const settled = ['paid', 'handedOver'] as const
/** Number of quotes read by one statement. */
const quotesAtOnce = 100

/**
 * Returns the deals that were settled in a period, oldest first; undefined if there are more than max. The
 * rounding of a quote's total counts on the day of its last line.
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
    const fulfilments = Map.groupBy(
      await listFulfilmentsOf(tx, teamId, some, settled),
      ({ quoteId }) => quoteId,
    )
    const offers = Map.groupBy(await listCounterOffersOf(tx, teamId, some), ({ quoteId }) => quoteId)
    const ends = new Map(some.map((quoteId) => [quoteId, endsOf(fulfilments.get(quoteId) ?? [])]))
    const ids = new Map([...ends].map(([quoteId, lines]) => [quoteId, lines.map(({ lineId }) => lineId)]))
    for (const sent of await listSentLines(tx, teamId, ids)) {
      const { quoteId } = sent.quote
      const found = dealsOf(sent, ends.get(quoteId) ?? [], offers.get(quoteId) ?? [], timeZone)
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
        // Settling a line changes its quote: this condition finds the few quotes by their index.
        gte(quotes.updatedAt, first),
        inArray(sql`${quoteLines.fulfilment} ->> 'state'`, [...settled]),
      ),
    )
    .orderBy(asc(quotes.createdAt))
    .limit(max + 1)
  return rows.map((row) => row.quoteId)
}

interface SettledAt {
  readonly lineId: LineId
  readonly at: string
}

function endsOf(lines: Awaited<ReturnType<typeof listFulfilmentsOf>>): readonly SettledAt[] {
  return lines.flatMap(({ lineId, fulfilment }) => (fulfilment ? [{ lineId, at: fulfilment.at }] : []))
}

function dealsOf(
  { quote, lines, sentLines }: QuoteOfLines,
  settledLines: readonly SettledAt[],
  offers: readonly CounterOfferRow[],
  timeZone: string,
): readonly SettledDeal[] {
  const { snapshot, acceptance, customer, currency } = quote
  if (sentLines === 0 || !acceptance) return []
  const netOf = settledNets(quote, snapshot, offers)
  const agreed = new Map(
    offers.flatMap(({ lineId, state, content }) =>
      state === 'accepted' || state === 'notified' ? [[lineId as string, content.newTaxes] as const] : [],
    ),
  )
  const roundedOf = roundedTaxOf(lines, acceptance)
  const shared = {
    number: revisionNumber(quote.number, quote.revision),
    customer: customer?.name ?? '',
    currency,
  }
  const deals = settledLines.flatMap(({ lineId, at }): SettledDeal[] => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const netMinor = netOf(lineId)
    const device = [line.deviceName, line.variantLabel].filter(Boolean).join(', ')
    const day = dayIn(timeZone, new Date(at))
    return [
      {
        ...shared,
        kind: line.kind,
        day,
        device,
        netMinor,
        ...taxOf(line, acceptance, {
          netMinor,
          carried: roundedOf(line),
          agreed: agreed.get(lineId),
          isOnly: sentLines === 1,
        }),
      },
    ]
  })
  const sumMinor = deals.reduce((sum, deal) => sum + deal.netMinor, 0)
  const roundingMinor = cashRounded(sumMinor, quote.cashStepMinor) - sumMinor
  const day = deals
    .map((deal) => deal.day)
    .toSorted()
    .at(-1)
  if (quote.state !== 'completed' || roundingMinor === 0 || day === undefined) return deals
  return [
    ...deals,
    { ...shared, kind: 'rounding', day, device: '', netMinor: roundingMinor, taxMinor: 0, tax: 'none' },
  ]
}

/**
 * Returns a function for the share of a line in the accepted quote's taxes, each of which is rounded once.
 */
function roundedTaxOf(
  lines: readonly PublicLine[],
  choice: Parameters<typeof linesTaken>[1],
): (line: PublicLine) => Partial<CarriedTax> {
  const taken = linesTaken(lines, choice)
  const carried = carriedTaxes(taken.map((line) => chosenOffer(line, choice)?.taxRests ?? []))
  return (line) => carried[taken.indexOf(line)] ?? {}
}

/** Settled result of a line, if different from the offer. */
interface SettledLine {
  readonly netMinor: number
  /** Share of the line in taxes that are rounded once for the quote. */
  readonly carried: Partial<CarriedTax>
  /** Taxes of an agreed new price; absent for prices agreed before taxes were stored. */
  readonly agreed: CounterOfferRow['content']['newTaxes']
  readonly isOnly: boolean
}

/**
 * Returns the tax of a line as printed, with its share in taxes that are rounded once; for an agreed new
 * price, the tax of this price.
 */
function taxOf(
  line: PublicLine,
  choice: Parameters<typeof chosenOffer>[1],
  { netMinor, carried, agreed, isOnly }: SettledLine,
): Pick<SettledDeal, 'tax' | 'taxMinor'> {
  if (line.isOnMargin) return { tax: 'margin', taxMinor: 0 }
  const { netMinor: carriedMinor = 0, taxMinor: carriedTaxMinor = 0 } = carried
  const named = (taxes: readonly { readonly ratePcm: number }[]) =>
    [...new Set(taxes.map(({ ratePcm }) => ratePcm))]
      .toSorted((a, b) => a - b)
      .map((pcm) => String(pcm / 1000))
      .join('+') || 'none'
  const sign = Math.sign(netMinor)
  if (agreed) {
    // The new price of a single line is rounded again; with several lines, the original rounding stays.
    const sumMinor = agreed.reduce((sum, { taxMinor }) => sum + taxMinor, isOnly ? 0 : carriedTaxMinor)
    return { tax: named(agreed), taxMinor: sumMinor * sign || 0 }
  }
  const offer = chosenOffer(line, choice)
  const steps = (offer?.trace ?? []).flatMap((step) => taxStepOf(step as TraceStep)) // the trace has steps of pricing
  // A tax that rounds to zero on its line has no step, but can have a share in the rounding.
  const taxes = carriedTaxMinor === 0 ? steps : [...steps, ...(offer?.taxRests ?? [])]
  if (!offer || taxes.length === 0) return { tax: 'none', taxMinor: 0 }
  const sumMinor = steps.reduce((sum, step) => sum + Math.abs(step.taxMinor), carriedTaxMinor)
  const { cashRoundingMinor = 0, taxRoundingMinor = 0 } = offer
  const offeredMinor = Math.abs(offer.netMinor - cashRoundingMinor - taxRoundingMinor + carriedMinor)
  const share = offeredMinor === 0 ? 0 : Math.abs(netMinor) / offeredMinor
  return { tax: named(taxes), taxMinor: Math.round(sumMinor * share) * sign || 0 }
}

function taxStepOf({ scope, kind, rule }: TraceStep): { ratePcm: number; taxMinor: number }[] {
  if (scope !== 'tax' || kind !== 'tax' || rule === null) return []
  const { mode, rateBp, ratePcm, taxMinor } = rule as {
    mode?: string
    rateBp?: number
    ratePcm?: number
    taxMinor?: number
  } // pricing wrote this step
  if (mode === undefined || mode === 'margin' || !taxMinor) return []
  return [{ ratePcm: ratePcm ?? (rateBp ?? 0) * 10, taxMinor }]
}
