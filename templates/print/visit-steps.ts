import { isSignedOutOfAll } from '../public-quote/lines/is-signed-out.ts'
import type { PublicQuote } from '../public-quote/public-quote.ts'

const stepsFor = {
  buy: ['photoId', 'signOut', 'box'],
  repair: ['backUp', 'quote'],
  sell: ['quote'],
} as const
type Step = (typeof stepsFor)[keyof typeof stepsFor][number]

/** Returns what the customer still has to do before the visit, each step once. */
export function visitSteps({ lines }: Pick<PublicQuote, 'lines'>): readonly Step[] {
  const steps = [...new Set(lines.flatMap(({ kind }): readonly Step[] => stepsFor[kind]))]
  return steps.filter((step) => step !== 'signOut' || !isSignedOutOfAll(lines))
}
