import type { Catalog } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import { price } from './price.ts'

/** What has to be priced by hand before a line has a price. */
export interface NeededByHand {
  readonly amount: boolean
  /** Keys of services on request. */
  readonly services: readonly string[]
}

/** Returns what the catalog cannot price of this request, whatever was priced by hand. Throws PricingError. */
export function neededByHand(catalog: Catalog, { byHand, ...request }: PriceRequest): NeededByHand {
  const computed = price(catalog, request)
  if (computed.outcome !== 'manual') return { amount: false, services: computed.onRequest }
  // Services are known once the device has a price.
  const { onRequest } = price(catalog, { ...request, byHand: { amountMinor: byHand?.amountMinor ?? 0 } })
  return { amount: true, services: onRequest }
}
