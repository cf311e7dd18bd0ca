import * as schema from './schema.ts'
import { deleteExpiredKeys } from './idempotency-store.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function idempotencyModule(parts: ProductParts) {
  const { database, now } = parts
  return {
    tables: [schema],
    cleanup: [() => deleteExpiredKeys(database.orm, now())],
  } satisfies ProductModule
}
