import type { PublicQuote } from '../public-quote/public-quote.ts'

const stepsFor = {
  buy: ['photoId', 'signOut', 'box'],
  repair: ['backUp', 'quote'],
  sell: ['quote'],
} as const

/** Returns what the customer does before the visit, each once. */
export function visitSteps({
  lines,
}: Pick<PublicQuote, 'lines'>): readonly (typeof stepsFor)[keyof typeof stepsFor][number][] {
  return [...new Set(lines.flatMap(({ kind }) => stepsFor[kind]))]
}
