import { apiKeyNames } from './api-key-names.ts'
import { endGivenKeys } from './end-given-keys.ts'
import * as schema from './schema.ts'
import { apiKeyEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function apiKeyModule(parts: ProductParts) {
  return {
    tables: [schema],
    names: { apiKey: apiKeyNames },
    givenRights: [endGivenKeys],
    calls: { apiKeys: apiKeyEndpoints(parts) },
  } satisfies ProductModule
}
