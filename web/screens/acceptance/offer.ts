import type { PublicLine, PublicQuote } from '@costard/contract'

/** Chosen proposition by line id; other lines keep the shop's choice. */
export type Choice = Readonly<Record<string, string>>
type Offer = PublicLine['offers'][number]

export function chosenOffer(line: PublicLine, choice: Choice): Offer | undefined {
  const key = choice[line.id] ?? line.propositionKey
  return line.offers.find(({ propositionKey }) => propositionKey === key)
}

/** Net amount of the quote; above 0 the customer pays. Minor units. */
export function chosenNet(quote: PublicQuote, choice: Choice): number {
  return quote.lines.reduce((sum, line) => sum + (chosenOffer(line, choice)?.netMinor ?? 0), 0)
}

export function canChoose(quote: PublicQuote, line: PublicLine): boolean {
  return quote.letCustomerChoose && line.offers.length > 1
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
