import { siteEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function siteModule(parts: ProductParts) {
  return { calls: { sites: siteEndpoints(parts) } } satisfies ProductModule
}
