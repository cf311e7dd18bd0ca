import type { TaxRest } from '@costard/pricing'
import { cashRounded } from './money/cash-rounding.ts'
import { taxRoundingOf } from './money/tax-rounding.ts'

interface OfferedAmount {
  readonly netMinor: number
  /** Difference in the net of a single line from rounding its taxes once. */
  readonly taxRoundingMinor?: number | undefined
  /** Rests of the taxes, if each tax of the quote is rounded once. */
  readonly taxRests?: readonly TaxRest[] | undefined
}

/** Price of a line with a proposition. Net, in minor units: positive if the customer pays. */
interface OfferedPrice extends OfferedAmount {
  readonly propositionKey: string
  /**
   * Prices with services that the customer adds, at the index that is the sum of 2^place of each, less 1.
   * null: an impossible combination.
   */
  readonly withOptions?: readonly (OfferedAmount | null)[] | undefined
}

/** A line of a sent quote, as needed for the customer's choice. */
export interface ChoosableLine {
  readonly id: string
  readonly propositionKey: string
  readonly offers: readonly OfferedPrice[]
  /** Services that the customer can add. */
  readonly options?: readonly { readonly key: string }[] | undefined
  /** True if the customer can leave out the line. */
  readonly isOptional?: boolean | undefined
  /** Name of a group of alternatives: the customer takes one of the lines with the same name. */
  readonly choiceGroup?: string | undefined
}

/** Choice of a customer; absent fields stay as offered. */
export interface Choice {
  /** Proposition by line id. */
  readonly propositionKeys?: Readonly<Record<string, string>> | undefined
  /** Keys of the added services, by line id. */
  readonly options?: Readonly<Record<string, readonly string[]>> | undefined
  /** Ids of the optional lines left out, and of the alternatives not taken. */
  readonly leftOut?: readonly string[] | undefined
}

export const choiceProblems = ['unknown', 'one-of-each', 'nothing-left', 'not-together'] as const
export type ChoiceProblem = (typeof choiceProblems)[number]

type OfferOf<Line extends ChoosableLine> = Line['offers'][number]

/** Returns the chosen offer with its options; undefined if there is none. */
export function chosenOffer<Line extends ChoosableLine>(
  line: Line,
  { propositionKeys = {}, options = {} }: Choice,
): OfferOf<Line> | undefined {
  const key = propositionKeys[line.id] ?? line.propositionKey
  const offer = line.offers.find(({ propositionKey }) => propositionKey === key)
  const added = optionsOf(line, options[line.id] ?? [])
  if (!offer || added === 0) return offer
  const withThem = offer.withOptions?.[added - 1]
  if (!withThem) return undefined
  const { taxRoundingMinor: _rounding, taxRests: _rests, ...same } = offer as OfferOf<Line> & OfferedAmount
  return { ...same, ...withThem } as OfferOf<Line>
}

/** Returns the sum of 2^place of each chosen option. */
function optionsOf({ options = [] }: ChoosableLine, chosen: readonly string[]): number {
  return options.reduce((sum, { key }, place) => sum + (chosen.includes(key) ? 2 ** place : 0), 0)
}

/** Lines of which the customer takes one. */
export interface ChoiceGroup<Line> {
  readonly name: string
  readonly lines: readonly Line[]
}

/** Returns the groups of two or more lines, in the order of their first lines. */
export function choiceGroups<Line extends Pick<ChoosableLine, 'choiceGroup'>>(
  lines: readonly Line[],
): readonly ChoiceGroup<Line>[] {
  const names = [...new Set(lines.flatMap(({ choiceGroup }) => choiceGroup ?? []))]
  return names
    .map((name) => ({ name, lines: lines.filter(({ choiceGroup }) => choiceGroup === name) }))
    .filter((group) => group.lines.length > 1)
}

/** Returns the lines without those left out. */
export function linesTaken<Line extends Pick<ChoosableLine, 'id'>>(
  lines: readonly Line[],
  { leftOut = [] }: Choice,
): readonly Line[] {
  return lines.filter(({ id }) => !leftOut.includes(id))
}

/** Bounds of the customer's payment, before rounding to cash. Minor units. */
export interface Total {
  readonly lowMinor: number
  readonly highMinor: number
  /** Part of the low bound: difference from rounding each tax once for the whole quote. */
  readonly taxRoundingMinor: number
}

/** Returns the total of the lines taken; an open choice between alternatives counts with its bounds. */
export function totalOf(lines: readonly ChoosableLine[], choice: Choice): Total {
  const taken = linesTaken(lines, choice)
  const { lowMinor, highMinor, taxRoundingMinor } = boundsOf(
    taken.map((line) => {
      const { netMinor = 0, taxRoundingMinor: ofLine = 0, taxRests } = chosenOffer(line, choice) ?? {}
      return { netMinor: netMinor - ofLine, taxRests, choiceGroup: line.choiceGroup }
    }),
  )
  return { lowMinor, highMinor, taxRoundingMinor }
}

interface SummedLine {
  readonly netMinor: number
  readonly choiceGroup?: string | null | undefined
  readonly taxRests?: readonly TaxRest[] | undefined
}

/** Bounds of a sum, with the lines that lead to each. */
interface Bounds<Line> extends Total {
  readonly low: readonly Line[]
  readonly high: readonly Line[]
}

/**
 * Returns the bounds of a sum with one line of each group, including the difference from rounding its taxes.
 */
export function boundsOf<Line extends SummedLine>(lines: readonly Line[]): Bounds<Line> {
  const fixed = lines.filter(({ choiceGroup }) => (choiceGroup ?? null) === null)
  const groups = Map.groupBy(
    lines.filter(({ choiceGroup }) => (choiceGroup ?? null) !== null),
    ({ choiceGroup }) => choiceGroup,
  )
  const low = extremeOf(fixed, [...groups.values()], 1)
  const high = extremeOf(fixed, [...groups.values()], -1)
  return {
    low,
    high,
    lowMinor: sumOf(low),
    highMinor: sumOf(high),
    taxRoundingMinor: roundingOf(low),
  }
}

/**
 * Maximum number of combinations of alternatives to try; of further groups, the line with the extreme amount
 * counts.
 */
const mostTried = 729

/** Returns the fixed lines and one of each group, with the smallest (sign 1) or greatest sum (sign -1). */
function extremeOf<Line extends SummedLine>(
  fixed: readonly Line[],
  groups: readonly (readonly Line[])[],
  sign: 1 | -1,
): readonly Line[] {
  let ways: readonly (readonly Line[])[] = [[]]
  for (const group of groups) {
    const near = nearExtreme(group, sign)
    const tried = ways.length * near.length > mostTried ? near.slice(0, 1) : near
    ways = ways.flatMap((way) => tried.map((line) => [...way, line]))
  }
  const [first = [], ...others] = ways.map((way) => [...fixed, ...way])
  return others.reduce((best, way) => (sign * (sumOf(way) - sumOf(best)) < 0 ? way : best), first)
}

/**
 * Returns the lines of a group that can lead to the extreme sum, the extreme one first. Rounding the taxes of
 * a sum once changes the sum by at most one minor unit for each rest of the two exchanged lines.
 */
function nearExtreme<Line extends SummedLine>(group: readonly Line[], sign: 1 | -1): readonly Line[] {
  const sorted = group.toSorted((a, b) => sign * (a.netMinor - b.netMinor))
  const first = sorted[0]! // every group has at least one line
  const restsIn = ({ taxRests = [] }: Line) => taxRests.length
  const near = sorted.filter(
    (line) => sign * (line.netMinor - first.netMinor) <= restsIn(line) + restsIn(first),
  )
  const distinct = Map.groupBy(near, ({ netMinor, taxRests = [] }) => JSON.stringify([netMinor, taxRests]))
  return [...distinct.values()].map((same) => same[0]!) // every group has at least one line
}

function sumOf(lines: readonly SummedLine[]): number {
  return lines.reduce((sum, { netMinor }) => sum + netMinor, roundingOf(lines))
}

function roundingOf(lines: readonly SummedLine[]): number {
  return taxRoundingOf(lines.flatMap(({ taxRests = [] }) => taxRests))
}

/** exact: the amount is final. from: minimum payment. open: the payer depends on the choice. */
export const totalKinds = ['exact', 'from', 'open'] as const
export type TotalKind = (typeof totalKinds)[number]

/**
 * Returns the amount to show for a total, and its kind. An open total has no amount. @param cashStepMinor
 * step for rounding the total; absent: not rounded
 */
export function shownTotal(
  total: Pick<Total, 'lowMinor' | 'highMinor'>,
  cashStepMinor?: number | null,
): {
  readonly kind: TotalKind
  readonly netMinor: number
} {
  const lowMinor = cashRounded(total.lowMinor, cashStepMinor)
  const highMinor = cashRounded(total.highMinor, cashStepMinor)
  if (lowMinor === highMinor) return { kind: 'exact', netMinor: lowMinor }
  if (lowMinor >= 0) return { kind: 'from', netMinor: lowMinor }
  return highMinor <= 0 ? { kind: 'from', netMinor: highMinor } : { kind: 'open', netMinor: 0 }
}

/** Returns the reason why a choice cannot be accepted; undefined if it can. Propositions are not checked. */
export function problemOfChoice(lines: readonly ChoosableLine[], choice: Choice): ChoiceProblem | undefined {
  const { options = {}, leftOut = [] } = choice
  const groups = choiceGroups(lines)
  const mayLeave = new Set([
    ...lines.filter(({ isOptional }) => isOptional === true).map(({ id }) => id),
    ...groups.flatMap((group) => group.lines.map(({ id }) => id)),
  ])
  if (leftOut.some((id) => !mayLeave.has(id))) return 'unknown'
  for (const [id, keys] of Object.entries(options)) {
    const line = lines.find((one) => one.id === id)
    if (!line || keys.some((key) => !line.options?.some((option) => option.key === key))) return 'unknown'
  }
  if (groups.some((group) => linesTaken(group.lines, choice).length !== 1)) return 'one-of-each'
  const taken = linesTaken(lines, choice)
  if (taken.length === 0) return 'nothing-left'
  const plain = { ...choice, options: {} }
  return taken.some((line) => chosenOffer(line, plain) && !chosenOffer(line, choice))
    ? 'not-together'
    : undefined
}

/** True if the customer chooses more than propositions. */
export function hasMoreToChoose(lines: readonly ChoosableLine[]): boolean {
  return (
    choiceGroups(lines).length > 0 ||
    lines.some(({ isOptional, options = [] }) => isOptional === true || options.length > 0)
  )
}

/** Maximum optional services of a line. More would have too many combinations to price. */
export const maxOptions = 3
/** Maximum optional services of all lines of a quote. */
export const maxQuoteOptions = 20
/** Maximum lines in a group of alternatives. */
export const maxAlternatives = 3
