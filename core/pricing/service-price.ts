import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import { findOverride } from './override.ts'
import { roundPrice } from './round-price.ts'
import type { OfferEntry } from './offer-table.ts'
import type { Device, Tables } from './tables.ts'

/** The price of one unit on this device under this offer; null while it has to be asked for. */
export function unitPrice({ services }: Tables, device: Device, offer: OfferEntry, at: number): Minor | null {
  const { service, partBased } = services.all[at]! // a position of the table
  const override = service.overrides && findOverride(service.overrides, device)
  const price = override ? override.price : service.price
  if (price.mode === 'onRequest') return null
  const unitMinor = price.mode === 'fixed' ? price.amountMinor : share(device.baseMinor ?? 0, price.bp)
  return partBased && offer.ratesParts
    ? roundPrice(share(unitMinor, offer.rateBp), offer.rounding)
    : unitMinor
}

/** How often a unit counts: once per device of the line, or once for the whole line. */
export function devicesFor({ services }: Tables, at: number, quantity: number): number {
  return services.all[at]!.perLine ? 1 : quantity // a position of the table
}
