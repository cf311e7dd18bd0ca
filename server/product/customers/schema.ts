import type { CustomerId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

export const customers = product.table(
  'customers',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    kind: text('kind').$type<'private' | 'business'>().notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    searchText: text('search_text').notNull(),
    /** Number and time of their quotes, kept by quotes. */
    quoteCount: integer('quote_count').notNull().default(0),
    lastQuoteAt: moment('last_quote_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    uniqueIndex('customers_email')
      .on(table.teamId, table.email)
      .where(sql`email is not null`),
    index('customers_newest').on(
      table.teamId,
      table.lastQuoteAt.desc().nullsLast(),
      table.name,
      table.customerId,
    ),
    index('customers_search').using(
      'gin',
      table.teamId,
      table.searchText.op('gin_trgm_ops'),
      table.phone.op('gin_trgm_ops'),
    ),
  ],
)
