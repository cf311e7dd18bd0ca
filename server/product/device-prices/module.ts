import { devicePriceEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function devicePriceModule(parts: ProductParts) {
  return { calls: { devicePrices: devicePriceEndpoints(parts) } } satisfies ProductModule
}
