import type { Minor } from '../amounts.ts'
import { share } from '../money/arithmetic.ts'
import type { ServicePrice } from '../catalog.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import { findOverride } from './override.ts'
import { roundPrice } from '../money/round-price.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'

/** Returns the unit price of a service for this device and offer; null for a price on request. */
export function unitPrice(tables: Tables, device: Device, offer: OfferEntry, at: number): Minor | null {
  const price = (device.prices ??= pricesFor(tables, device))[at]! // a position of the table
  if (price.mode === 'onRequest') return null
  const unitMinor = price.mode === 'fixed' ? price.amountMinor : share(device.baseMinor ?? 0, price.bp)
  if (!offer.ratesParts || !tables.services.all[at]!.partBased) return unitMinor
  return roundPrice(share(unitMinor, offer.rateBp), offer.rounding)
}

/** Returns how often a unit is charged: once per device of the line, or once for the whole line. */
export function devicesFor({ services }: Tables, at: number, quantity: number): number {
  return services.all[at]!.perLine ? 1 : quantity // a position of the table
}

function pricesFor({ services }: Tables, device: Device): readonly ServicePrice[] {
  if (!services.isOverridden) return services.prices
  return services.all.map(({ service }) => findOverride(service.overrides, device)?.price ?? service.price)
}
