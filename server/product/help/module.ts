import { helpEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function helpModule(parts: ProductParts) {
  return { calls: { help: helpEndpoints(parts) } } satisfies ProductModule
}
