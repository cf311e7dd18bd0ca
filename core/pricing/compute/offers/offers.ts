import type { Minor } from '../../amounts.ts'
import { share } from '../../money/arithmetic.ts'
import { preallocate } from '../preallocate.ts'
import { finding } from '../../finding.ts'
import type { PriceResult } from '../../price-result.ts'
import { roundPrice } from '../../money/round-price.ts'
import { holds } from '../../compile/condition-program.ts'
import type { OfferEntry } from '../../compile/offer-table.ts'
import type { Tables } from '../../compile/tables.ts'
import type { TraceWriter } from '../trace-writer.ts'
import type { Workspace } from '../workspace.ts'

export type Offer = PriceResult['propositions'][number]

/** Returns every active proposition with its amount, each computed from the subtotal. */
export function offersFor(
  tables: Tables,
  workspace: Workspace,
  subtotalMinor: Minor,
  isPriced: boolean,
  isWorthless: boolean,
): Offer[] {
  const { all } = tables.offers
  const offers = preallocate<Offer>(all.length)
  const isStopped = !isPriced || (isWorthless && tables.nilHandling !== 'recycle')
  for (let index = 0; index < all.length; index += 1) {
    const entry = all[index]! // within the length
    let reason: Offer['reason'] = null
    if (isStopped) reason = 'stopped'
    else if (isWorthless !== entry.onlyWhenNil) reason = isWorthless ? 'nil' : 'notNil'
    else if (!holds(entry.availableWhen, workspace.facts)) reason = 'condition'
    const offer = offerFor(entry, reason, subtotalMinor, isPriced)
    const isOverLimit = entry.isCash && offer.available && !isBelow(workspace.cash, offer.amountMinor)
    offers[index] = isOverLimit ? { ...offer, available: false, reason: 'cashLimit' } : offer
  }
  return offers
}

/** True if the devices of the line, at this amount each, stay below the cash limit. */
function isBelow({ limitMinor, quantity }: Workspace['cash'], amountMinor: Minor): boolean {
  return amountMinor * quantity < limitMinor
}

function offerFor(
  entry: OfferEntry,
  reason: Offer['reason'],
  subtotalMinor: Minor,
  isPriced: boolean,
): Offer {
  let ratedMinor = 0
  let roundedMinor = 0
  let amountMinor = 0
  if (isPriced && entry.ratesDevice) {
    ratedMinor = entry.rateBp === 10000 ? subtotalMinor : share(subtotalMinor, entry.rateBp)
    ratedMinor += entry.fixedMinor
    roundedMinor = entry.isPlain ? ratedMinor : roundPrice(ratedMinor, entry.rounding)
    amountMinor = roundedMinor < entry.minMinor ? entry.minMinor : roundedMinor
    if (entry.hasMax && amountMinor > entry.maxMinor) amountMinor = entry.maxMinor
  } else if (isPriced) ratedMinor = roundedMinor = amountMinor = subtotalMinor
  return { key: entry.key, available: reason === null, reason, ratedMinor, roundedMinor, amountMinor }
}

/**
 * Returns the index of the chosen offer: the requested one, else the default, else the first available; -1:
 * none.
 */
export function chooseOffer(
  { offers: { defaultIndex } }: Tables,
  workspace: Workspace,
  offers: readonly Offer[],
  requestedKey: string | undefined,
  isRejected: boolean,
): number {
  let first = -1
  for (let index = 0; index < offers.length; index += 1) {
    const offer = offers[index]! // within the length
    if (!offer.available) continue
    if (requestedKey !== undefined && offer.key === requestedKey) return index
    if (first < 0) first = index
  }
  if (requestedKey !== undefined) workspace.report(finding('proposition-unavailable', 'propositionKey'))
  // a rejected device gets an offer only on request
  if (isRejected) return -1
  return defaultIndex >= 0 && offers[defaultIndex]!.available ? defaultIndex : first
}

export function offerSteps(entry: OfferEntry, offer: Offer, subtotalMinor: Minor, trace: TraceWriter): void {
  const { key, ratedMinor, roundedMinor, amountMinor } = offer
  trace.offer('proposition', key, entry.rule, ratedMinor - subtotalMinor)
  if (roundedMinor !== ratedMinor) trace.offer('rounding', key, entry.rounding, roundedMinor - ratedMinor)
  if (amountMinor !== roundedMinor) trace.offer('clamp', key, entry.clampRule, amountMinor - roundedMinor)
}
