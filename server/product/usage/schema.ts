import { index, integer, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'

/** Uses per limit, window and subject (usage-limits.ts). Keys are hashed: no addresses are stored. */
export const usageCounters = product.table(
  'usage_counters',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('usage_counters_ends').on(table.endsAt)],
)
