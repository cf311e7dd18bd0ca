import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import { accountingEndpoints } from './endpoints.ts'
import * as schema from './schema.ts'

export function accountingModule(parts: ProductParts) {
  return {
    tables: [schema],
    archived: { 'accounting-settings': schema.accountingSettings },
    calls: { accounting: accountingEndpoints(parts) },
  } satisfies ProductModule
}
