import type { TeamId } from '@costard/contract'
import { boolean, index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'

export const teams = product.table(
  'teams',
  {
    teamId: text('team_id').$type<TeamId>().primaryKey(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    language: text('language').notNull(),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    taxRegime: text('tax_regime').$type<'none' | 'vat' | 'salesTax'>().notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    /** Sold devices are taxed on the margin. */
    marginScheme: boolean('margin_scheme').notNull().default(false),
    numberPattern: text('number_pattern').notNull(),
    /** Whether members can accept an expired quote for its customer. */
    allowsLateAcceptance: boolean('allows_late_acceptance').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('teams_created_by').on(table.createdBy)],
)

export const members = product.table(
  'members',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    userId: text('user_id').notNull(),
    role: text('role').$type<'owner' | 'admin' | 'manager' | 'agent' | 'viewer'>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('members_user_id').on(table.userId),
  ],
)
