import { apiKeyEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function apiKeyModule(parts: ProductParts) {
  return { calls: { apiKeys: apiKeyEndpoints(parts) } } satisfies ProductModule
}
