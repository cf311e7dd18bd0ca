import type { Minor } from '../../amounts.ts'
import { share } from '../../money/arithmetic.ts'
import type { ServicePrice } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { OfferEntry } from '../../compile/offer-table.ts'
import { findOverride } from './override.ts'
import { roundPrice } from '../../money/round-price.ts'
import type { Device } from '../../compile/devices.ts'
import type { Tables } from '../../compile/tables.ts'

/**
 * Returns the unit price of a service for this device and offer; null for a price on request that was not
 * set.
 */
export function unitPrice(
  tables: Tables,
  device: Device,
  offer: OfferEntry,
  at: number,
  byHand: PriceRequest['byHand'],
): Minor | null {
  const price = priceOf(tables, device, at)
  const unitMinor = unratedPrice(tables, device, at, price, byHand)
  if (unitMinor === null) return null
  if (!offer.ratesParts || !tables.services.all[at]!.partBased) return unitMinor
  return roundPrice(share(unitMinor, offer.rateBp), offer.rounding)
}

/** True if the price of a service has to be set by hand. */
export function isOnRequest(tables: Tables, device: Device, at: number): boolean {
  return priceOf(tables, device, at).mode === 'onRequest'
}

function unratedPrice(
  { services }: Tables,
  { baseMinor }: Device,
  at: number,
  price: ServicePrice,
  byHand: PriceRequest['byHand'],
): Minor | null {
  if (price.mode === 'fixed') return price.amountMinor
  if (price.mode === 'percentOfBase') return share(baseMinor ?? byHand?.amountMinor ?? 0, price.bp)
  const { key } = services.all[at]! // a position of the table
  return byHand?.services && Object.hasOwn(byHand.services, key) ? byHand.services[key]! : null
}

function priceOf(tables: Tables, device: Device, at: number): ServicePrice {
  return (device.prices ??= pricesFor(tables, device))[at]! // a position of the table
}

/** Returns the number of times a unit is charged: once per device of the line, or once for the whole line. */
export function devicesFor({ services }: Tables, at: number, quantity: number): number {
  return services.all[at]!.perLine ? 1 : quantity // a position of the table
}

function pricesFor({ services }: Tables, device: Device): readonly ServicePrice[] {
  if (!services.isOverridden) return services.prices
  return services.all.map(({ service }) => findOverride(service.overrides, device)?.price ?? service.price)
}
