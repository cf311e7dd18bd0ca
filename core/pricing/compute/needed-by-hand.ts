import type { Catalog } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import { price } from './price.ts'

/** Things that have to be priced by hand before a line has a price. */
export interface NeededByHand {
  readonly amount: boolean
  /** Keys of services on request. */
  readonly services: readonly string[]
}

/**
 * Returns the devices and services of this request that the catalog cannot price, also those already priced
 * by hand. Throws PricingError.
 */
export function neededByHand(catalog: Catalog, { byHand, ...request }: PriceRequest): NeededByHand {
  const computed = price(catalog, request)
  if (computed.outcome !== 'manual') return { amount: false, services: computed.onRequest }
  // Services are known once the device has a price.
  const { onRequest } = price(catalog, { ...request, byHand: { amountMinor: byHand?.amountMinor ?? 0 } })
  return { amount: true, services: onRequest }
}
