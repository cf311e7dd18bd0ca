import { auditEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function auditLogModule(parts: ProductParts) {
  return { calls: { audit: auditEndpoints(parts) } } satisfies ProductModule
}
