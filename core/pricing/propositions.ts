import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import type { Proposition } from './catalog.ts'
import { holds, type Facts } from './condition.ts'
import type { PriceResult } from './price-result.ts'
import { roundPrice } from './round-price.ts'
import type { Subject } from './subject.ts'

export interface Offer {
  readonly proposition: Proposition
  readonly reason: PriceResult['propositions'][number]['reason']
  readonly ratedMinor: Minor
  readonly roundedMinor: Minor
  readonly amountMinor: Minor
}

/** Every active way to close the deal, each from the subtotal and never from another offer. */
export function offersFor(state: {
  readonly subject: Subject
  readonly facts: Facts
  readonly subtotalMinor: Minor
  /** Rejected or nil: only offers made for this remain. */
  readonly isWorthless: boolean
}): Offer[] {
  return activePropositions(state.subject).map((proposition) => ({
    proposition,
    reason: closedBecause(proposition, state),
    ...amounts(proposition, state.subtotalMinor, state.subject),
  }))
}

export function activePropositions({ catalog }: Subject): Proposition[] {
  return catalog.propositions.filter(({ active }) => active !== false)
}

function closedBecause(
  { onlyWhenNil = false, availableWhen }: Proposition,
  { subject, facts, isWorthless }: Parameters<typeof offersFor>[0],
): Offer['reason'] {
  const { catalog, baseMinor } = subject
  if (baseMinor === null || (isWorthless && catalog.nilHandling !== 'recycle')) return 'stopped'
  if (isWorthless && !onlyWhenNil) return 'nil'
  if (!isWorthless && onlyWhenNil) return 'notNil'
  return holds(availableWhen, facts) ? null : 'condition'
}

function amounts(
  { rateBp, fixedMinor = 0, ownRounding, appliesTo, minMinor, maxMinor }: Proposition,
  subtotalMinor: Minor,
  { catalog, baseMinor }: Subject,
): Pick<Offer, 'ratedMinor' | 'roundedMinor' | 'amountMinor'> {
  if (baseMinor === null) return { ratedMinor: 0, roundedMinor: 0, amountMinor: 0 }
  if (appliesTo === 'services') {
    return { ratedMinor: subtotalMinor, roundedMinor: subtotalMinor, amountMinor: subtotalMinor }
  }
  const ratedMinor = share(subtotalMinor, rateBp) + fixedMinor
  // a subtotal held at a limit off the grid stays there when the offer changes nothing
  const isUnchanged = rateBp === 10000 && fixedMinor === 0 && ownRounding === undefined
  const roundedMinor = isUnchanged ? ratedMinor : roundPrice(ratedMinor, ownRounding ?? catalog.rounding)
  const atLeast = Math.max(0, roundedMinor, minMinor ?? 0)
  return { ratedMinor, roundedMinor, amountMinor: Math.min(atLeast, maxMinor ?? Infinity) }
}
