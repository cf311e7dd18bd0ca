import { deviceEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function deviceModule(parts: ProductParts) {
  return { calls: { devices: deviceEndpoints(parts) } } satisfies ProductModule
}
