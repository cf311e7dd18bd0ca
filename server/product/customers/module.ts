import { namesIn } from '../rows/find-names.ts'
import type { ProductModule } from '../product-module.ts'
import * as schema from './schema.ts'

export const customerModule = {
  tables: [schema],
  archived: {
    customers: schema.customers,
    'customer-team-notes': schema.teamNotes,
    'customer-id-checks': schema.idChecks,
    'retained-records': schema.retainedRecords,
  },
  names: { customer: namesIn(schema.customers, { ...schema.customers, id: schema.customers.customerId }) },
} satisfies ProductModule
