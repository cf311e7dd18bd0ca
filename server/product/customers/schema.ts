import { sql } from 'drizzle-orm'
import { primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

export const customers = product.table(
  'customers',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').notNull(),
    kind: text('kind').$type<'private' | 'business'>().notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    uniqueIndex('customers_email')
      .on(table.teamId, table.email)
      .where(sql`email is not null`),
  ],
)
