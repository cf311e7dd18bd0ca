import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import type { Proposition, Service } from './catalog.ts'
import { findOverride } from './override.ts'
import { roundPrice } from './round-price.ts'
import type { Subject } from './subject.ts'

/** The price of one unit on this device under this offer; null while it has to be asked for. */
export function unitPrice(service: Service, proposition: Proposition, subject: Subject): Minor | null {
  const price = findOverride(service.overrides, subject)?.price ?? service.price
  if (price.mode === 'onRequest') return null
  const unitMinor = price.mode === 'fixed' ? price.amountMinor : share(subject.baseMinor ?? 0, price.bp)
  if (!service.partBased || !ratesServices(proposition)) return unitMinor
  return roundPrice(share(unitMinor, proposition.rateBp), proposition.ownRounding ?? subject.catalog.rounding)
}

/** How often a unit counts: once per device of the line, or once for the whole line. */
export function devicesFor({ perLine = false }: Service, { quantity }: Subject): number {
  return perLine ? 1 : quantity
}

/** A part quality changes the price of parts; the price of the device stays. */
function ratesServices({ appliesTo, rateBp }: Proposition): boolean {
  return (appliesTo === 'services' || appliesTo === 'both') && rateBp !== 10000
}
