import type { NamesOfThings } from './describe-entries.ts'
import { auditEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

/** names: functions of the other modules that find the names of their entities. */
export function auditLogModule(parts: ProductParts, names: NamesOfThings) {
  return { calls: { audit: auditEndpoints(parts, names) } } satisfies ProductModule
}
