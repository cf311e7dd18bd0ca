import type { ProductModule } from '../product-module.ts'
import * as schema from './schema.ts'

export const auditModule = { tables: [schema] } satisfies ProductModule
