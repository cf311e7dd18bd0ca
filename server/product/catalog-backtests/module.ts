import { catalogBacktestEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function catalogBacktestModule(parts: ProductParts) {
  return { calls: { catalogBacktests: catalogBacktestEndpoints(parts) } } satisfies ProductModule
}
