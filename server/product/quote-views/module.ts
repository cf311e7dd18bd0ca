import * as schema from './schema.ts'
import { quoteViewEndpoints } from './endpoints.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'

export function quoteViewModule(parts: ProductParts) {
  return {
    tables: [schema],
    calls: { quoteViews: quoteViewEndpoints(parts) },
  } satisfies ProductModule
}
