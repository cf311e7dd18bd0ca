import { numberingEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function numberingModule(parts: ProductParts) {
  return { calls: { numbering: numberingEndpoints(parts) } } satisfies ProductModule
}
