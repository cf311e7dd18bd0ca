import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'
import { removeDueSellers } from './book-store.ts'
import { purchaseBookEndpoints } from './endpoints.ts'
import * as schema from './schema.ts'

export function purchaseBookModule(parts: ProductParts, { printer }: Pick<ProductTools, 'printer'>) {
  return {
    tables: [schema],
    archived: {
      'purchase-book': schema.purchaseBook,
      'purchase-book-settings': schema.purchaseBookSettings,
    },
    calls: { purchaseBook: purchaseBookEndpoints(parts, printer) },
    retention: [() => removeDueSellers(parts.database.orm, parts.now())],
  } satisfies ProductModule
}
