import type { ProductModule } from '../product-module.ts'
import * as schema from './schema.ts'

export const usageModule = { tables: [schema] } satisfies ProductModule
