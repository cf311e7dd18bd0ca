import type { Catalog, Proposition, Rounding } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { PriceResult } from '../../price-result.ts'
import { holds, type Look } from './conditions.ts'
import { largest, roundPrice, share, smallest, whole, type Whole } from './exact.ts'

export interface Offer {
  readonly proposition: Proposition
  readonly reason: PriceResult['propositions'][number]['reason']
  readonly rated: Whole
  readonly rounded: Whole
  readonly amount: Whole
}

/** Results of the value step that offers need. */
export interface Standing {
  readonly base: Whole | null
  readonly subtotal: Whole
  readonly isRejected: boolean
  readonly isNil: boolean
}

/** Section 9.1 and 9.2: every active proposition. */
export function offersOf(
  catalog: Catalog,
  standing: Standing,
  request: Pick<PriceRequest, 'cashLimitMinor' | 'quantity'>,
  look: Look,
): readonly Offer[] {
  return activePropositions(catalog).map((proposition) => {
    const amounts = amountsOf(catalog, proposition, standing)
    const reason = reasonFor(catalog, proposition, standing, look)
    return { proposition, reason: reason ?? cashReason(proposition, request, amounts.amount), ...amounts }
  })
}

/** Devices of a line are only paid in cash below the limit. */
function cashReason(
  { isCash }: Proposition,
  { cashLimitMinor, quantity = 1 }: Pick<PriceRequest, 'cashLimitMinor' | 'quantity'>,
  amount: Whole,
): Offer['reason'] {
  if (!isCash || cashLimitMinor === undefined) return null
  return amount * whole(quantity) >= whole(cashLimitMinor) ? 'cashLimit' : null
}

/** Section 9.3. */
export function chosenOffer(
  catalog: Catalog,
  offers: readonly Offer[],
  wanted: string | undefined,
  isRejected: boolean,
): Offer | undefined {
  const available = offers.filter(({ reason }) => reason === null)
  const asked = available.find(({ proposition }) => proposition.key === wanted)
  if (asked) return asked
  if (isRejected) return undefined
  const byDefault = activePropositions(catalog).find(({ isDefault }) => isDefault)
  return available.find(({ proposition }) => proposition === byDefault) ?? available[0]
}

/** The rounding that applies to an offer. */
export function offerRounding(catalog: Catalog, { ownRounding }: Proposition): Rounding {
  return ownRounding ?? catalog.rounding
}

function activePropositions(catalog: Catalog): readonly Proposition[] {
  return catalog.propositions.filter(({ active }) => active !== false)
}

function reasonFor(
  catalog: Catalog,
  { onlyWhenNil = false, availableWhen }: Proposition,
  { base, isRejected, isNil }: Standing,
  look: Look,
): Offer['reason'] {
  const isWorthless = isRejected || isNil
  if (base === null || (isWorthless && catalog.nilHandling !== 'recycle')) return 'stopped'
  if (isWorthless && !onlyWhenNil) return 'nil'
  if (!isWorthless && onlyWhenNil) return 'notNil'
  return holds(availableWhen, look) ? null : 'condition'
}

function amountsOf(
  catalog: Catalog,
  proposition: Proposition,
  { base, subtotal }: Standing,
): Pick<Offer, 'rated' | 'rounded' | 'amount'> {
  const { rateBp, fixedMinor = 0, appliesTo = 'base', ownRounding, minMinor, maxMinor } = proposition
  if (base === null) return { rated: 0n, rounded: 0n, amount: 0n }
  if (appliesTo === 'services') return { rated: subtotal, rounded: subtotal, amount: subtotal }
  const rated = share(subtotal, rateBp) + whole(fixedMinor)
  const isUntouched = rateBp === 10000 && fixedMinor === 0 && !ownRounding
  const rounded = isUntouched ? rated : roundPrice(rated, offerRounding(catalog, proposition))
  let amount = largest(0n, rounded)
  if (minMinor !== undefined) amount = largest(amount, whole(minMinor))
  if (maxMinor !== undefined) amount = smallest(amount, whole(maxMinor))
  return { rated, rounded, amount }
}
