import type { Catalog } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import { price } from './price.ts'

/** Parts of a line that must be priced by hand. */
export interface NeededByHand {
  readonly amount: boolean
  /** Keys of services on request. */
  readonly services: readonly string[]
}

/**
 * Returns the devices and services of this request that the catalog cannot price, including those already
 * priced by hand. Throws PricingError.
 */
export function neededByHand(catalog: Catalog, { byHand, ...request }: PriceRequest): NeededByHand {
  const computed = price(catalog, request)
  if (computed.outcome !== 'manual') return { amount: false, services: computed.onRequest }
  // Services are only determined once the device has a price.
  const { onRequest } = price(catalog, { ...request, byHand: { amountMinor: byHand?.amountMinor ?? 0 } })
  return { amount: true, services: onRequest }
}
