import { sampleEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function sampleModule(parts: ProductParts) {
  return { calls: { samples: sampleEndpoints(parts) } } satisfies ProductModule
}
