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

/** How many propositions of a single device the style sheet can switch between. */
export const mostSwitched = 20

/** Says that a form has choices: what it lacks is not ticked. */
export const chosenField = 'chosen'

/** Name of the form field with the proposition of a line. */
export function offerField(lineId: string): string {
  return `offer.${lineId}`
}

/** Name of the form fields with the services that are added to a line. */
export function optionField(lineId: string): string {
  return `option.${lineId}`
}

/** Name of the form field that takes an optional line. */
export function takeField(lineId: string): string {
  return `take.${lineId}`
}

/** Name of the form field with the line taken of a group. place: of the group, from 0. */
export function groupField(place: number): string {
  return `one.${place}`
}

/** The amount to show for a choice. Net: above 0 the customer pays. */
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

/** Returns what rounding adds to the amount that is paid for several lines; a single line has it in its trace. */
export function totalRounding(quote: Pick<PublicQuote, 'lines' | 'cashStepMinor'>, choice: Choice): number {
  const { kind, netMinor } = chosenTotal(quote, choice)
  const { lowMinor: sumMinor } = totalOf(quote.lines, choice)
  return kind === 'exact' ? Math.abs(netMinor) - Math.abs(sumMinor) : 0
}

/**
 * Returns what rounding each tax once adds to the amount that is paid, as far as no trace has it: that of the only line
 * of a quote does.
 */
export function taxRounding({ lines }: Pick<PublicQuote, 'lines'>, choice: Choice): number {
  const { lowMinor, highMinor, taxRoundingMinor } = totalOf(lines, choice)
  if (lowMinor !== highMinor) return 0
  const inTraces = linesTaken(lines, choice).map((line) => chosenOffer(line, choice)?.taxRoundingMinor ?? 0)
  const minor = inTraces.reduce((sum, one) => sum - one, taxRoundingMinor)
  return Math.abs(lowMinor) - Math.abs(lowMinor - minor)
}

/** Returns what a form says of the total that it shows. */
export function totalText({ kind, netMinor }: ShownTotal): string {
  return kind === 'exact' ? String(netMinor) : kind
}

export function canChoose(quote: PublicQuote, line: PublicLine): boolean {
  return quote.letCustomerChoose && line.offers.length > 1
}

/** The only line, where its propositions are switched by the style sheet alone. */
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

/** Returns how to address the customer, as mails do: by first name in English only. Empty without a name. */
export function addressedNameOf({ customerName, customerKind, language }: PublicQuote): string {
  return pickLocale(language) === 'en' ? addressedName(customerName, customerKind) : customerName.trim()
}
