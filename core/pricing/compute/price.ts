import type { Catalog } from '../catalog.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { readyQuote } from './quote.ts'

/**
 * The price of one line with every step that led to it. Pure: the same catalog and request always give the
 * same result, in the browser and on the server. Throws PricingError when the request is impossible.
 * A catalog is made ready when it is first seen, and must not change afterwards.
 */
export function price(catalog: Catalog, request: PriceRequest): PriceResult {
  return readyQuote(catalog).quote(request)
}
