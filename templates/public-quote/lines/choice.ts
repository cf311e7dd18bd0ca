import {
  addressedName,
  type Choice,
  chosenOffer,
  hasMoreToChoose,
  linesTaken,
  shownTotal,
  type TotalKind,
  totalOf,
} from '@costard/quotes'
import { pickLocale } from '../../messages/texts.ts'
import type { PublicLine, PublicQuote } from '../public-quote.ts'

/** Maximum number of propositions of a single device that the style sheet can switch between. */
export const mostSwitched = 20

/** Field that marks a form with choices, in which missing fields are not ticked. */
export const chosenField = 'chosen'

/** Returns the name of the form field with the proposition of a line. */
export function offerField(lineId: string): string {
  return `offer.${lineId}`
}

/** Returns the name of the form fields with the services added to a line. */
export function optionField(lineId: string): string {
  return `option.${lineId}`
}

/** Returns the name of the form field that takes an optional line. */
export function takeField(lineId: string): string {
  return `take.${lineId}`
}

/** Returns the name of the form field with the line taken of a group. place: index of the group, from 0. */
export function groupField(place: number): string {
  return `one.${place}`
}

/** Amount to display for a choice. Net: positive if the customer pays. */
export interface ShownTotal {
  readonly kind: TotalKind
  readonly netMinor: number
}

export function chosenTotal(
  { lines, cashStepMinor }: Pick<PublicQuote, 'lines' | 'cashStepMinor'>,
  choice: Choice,
): ShownTotal {
  return shownTotal(totalOf(lines, choice), cashStepMinor)
}

/** Returns what rounding adds to the amount for several lines; a single line has it in its trace. */
export function totalRounding(quote: Pick<PublicQuote, 'lines' | 'cashStepMinor'>, choice: Choice): number {
  const { kind, netMinor } = chosenTotal(quote, choice)
  const { lowMinor: sumMinor } = totalOf(quote.lines, choice)
  return kind === 'exact' ? Math.abs(netMinor) - Math.abs(sumMinor) : 0
}

/**
 * Returns what rounding each tax once adds to the amount, unless a trace contains it, as that of a quote's
 * only line does.
 */
export function taxRounding({ lines }: Pick<PublicQuote, 'lines'>, choice: Choice): number {
  const { lowMinor, highMinor, taxRoundingMinor } = totalOf(lines, choice)
  if (lowMinor !== highMinor) return 0
  const inTraces = linesTaken(lines, choice).map((line) => chosenOffer(line, choice)?.taxRoundingMinor ?? 0)
  const minor = inTraces.reduce((sum, one) => sum - one, taxRoundingMinor)
  return Math.abs(lowMinor) - Math.abs(lowMinor - minor)
}

/** Returns the value of a form field that states the displayed total. */
export function totalText({ kind, netMinor }: ShownTotal): string {
  return kind === 'exact' ? String(netMinor) : kind
}

export function canChoose(quote: PublicQuote, line: PublicLine): boolean {
  return quote.letCustomerChoose && line.offers.length > 1
}

/** Returns the only line, if its propositions are switched by the style sheet alone. */
export function switchedLine(quote: PublicQuote): PublicLine | undefined {
  const [only, ...others] = quote.lines
  const isSwitched =
    only && others.length === 0 && canChoose(quote, only) && only.offers.length <= mostSwitched
  return isSwitched && !hasMoreToChoose(quote.lines) ? only : undefined
}

/** True if the total depends on choices that only the server adds up. */
export function hasOpenTotal(quote: PublicQuote): boolean {
  if (switchedLine(quote)) return false
  return hasMoreToChoose(quote.lines) || quote.lines.some((line) => canChoose(quote, line))
}

/** Returns who pays whom. */
export function directionOf(netMinor: number): 'payout' | 'charge' | 'none' {
  if (netMinor === 0) return 'none'
  return netMinor < 0 ? 'payout' : 'charge'
}

/** Returns how to address the customer, as in mails: by first name in English only. Empty without a name. */
export function addressedNameOf({ customerName, customerKind, language }: PublicQuote): string {
  return pickLocale(language) === 'en' ? addressedName(customerName, customerKind) : customerName.trim()
}
