import { firstStepEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function firstStepModule(parts: ProductParts) {
  return { calls: { firstSteps: firstStepEndpoints(parts) } } satisfies ProductModule
}
