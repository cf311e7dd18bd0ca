import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'
import { labelEndpoints } from './endpoints.ts'

export function labelModule(parts: ProductParts, { printer }: Pick<ProductTools, 'printer'>) {
  return { calls: { labels: labelEndpoints(parts, printer) } } satisfies ProductModule
}
