import type { Minor } from '../../amounts.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { Tables } from '../../compile/tables.ts'
import { type Offer, offersFor } from './offers.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Returns the offers of a device whose price was set by hand; null while the catalog has an offer, or refuses
 * the device. If the conditions of all propositions fail, the default one is offered: a member has agreed to
 * the price.
 */
export function offersByHand(
  tables: Tables,
  workspace: Workspace,
  byHand: NonNullable<PriceRequest['byHand']>,
  computed: readonly Offer[],
  isRefused: boolean,
): { readonly subtotalMinor: Minor; readonly offers: readonly Offer[] } | null {
  const subtotalMinor = byHand.amountMinor
  if (subtotalMinor === undefined || isRefused || computed.some(({ available }) => available)) return null
  workspace.facts.subtotalMinor = subtotalMinor
  const offers = offersFor(tables, workspace, subtotalMinor, true, false)
  if (offers.some(({ available }) => available)) return { subtotalMinor, offers }
  const { all, defaultIndex } = tables.offers
  const first = all.findIndex(({ onlyWhenNil }) => !onlyWhenNil)
  const offered = defaultIndex >= 0 && !all[defaultIndex]!.onlyWhenNil ? defaultIndex : first
  return {
    subtotalMinor,
    offers: offers.map((offer, index) =>
      index === offered ? { ...offer, available: true, reason: null } : offer,
    ),
  }
}
