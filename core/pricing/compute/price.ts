import type { Catalog } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { prepareCatalog } from './quote.ts'

/**
 * Returns the price of a line with its trace. Pure: the same catalog and request always give the same result,
 * in the browser and on the server. Throws PricingError for an invalid request. The catalog is compiled on
 * first use and must not change afterwards.
 */
export function price(catalog: Catalog, request: PriceRequest): PriceResult {
  return prepareCatalog(catalog).quote(request)
}
