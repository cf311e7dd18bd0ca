import { dashboardEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function dashboardModule(parts: ProductParts) {
  return { calls: { dashboard: dashboardEndpoints(parts) } } satisfies ProductModule
}
