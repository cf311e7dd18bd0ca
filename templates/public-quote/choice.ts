import type { Choice, PublicLine, PublicOffer, PublicQuote } from './public-quote.ts'

/** How many propositions of a single device the style sheet can switch between. */
export const mostSwitched = 20

/** Name of the form field with the proposition of a line. */
export function offerField(lineId: string): string {
  return `offer.${lineId}`
}

export function chosenOffer(line: PublicLine, choice: Choice): PublicOffer | undefined {
  const key = choice[line.id] ?? line.propositionKey
  return line.offers.find(({ propositionKey }) => propositionKey === key)
}

/** Net amount of the quote; above 0 the customer pays. */
export function chosenNet(quote: PublicQuote, choice: Choice): number {
  return quote.lines.reduce((sum, line) => sum + (chosenOffer(line, choice)?.netMinor ?? 0), 0)
}

export function canChoose(quote: PublicQuote, line: PublicLine): boolean {
  return quote.letCustomerChoose && line.offers.length > 1
}

/** The only line, where its propositions are switched by the style sheet alone. */
export function switchedLine(quote: PublicQuote): PublicLine | undefined {
  const [only, ...others] = quote.lines
  const isSwitched =
    only && others.length === 0 && canChoose(quote, only) && only.offers.length <= mostSwitched
  return isSwitched ? only : undefined
}

/** Whether the total depends on choices that only the server adds up. */
export function hasOpenTotal(quote: PublicQuote): boolean {
  return switchedLine(quote) === undefined && quote.lines.some((line) => canChoose(quote, line))
}

/** Returns who pays whom. */
export function directionOf(netMinor: number): 'payout' | 'charge' | 'none' {
  if (netMinor === 0) return 'none'
  return netMinor < 0 ? 'payout' : 'charge'
}

/** Returns how to address the customer; empty without a name. */
export function firstNameOf({ customerName }: PublicQuote): string {
  return customerName.trim().split(/\s+/)[0] ?? ''
}
