import type { AccountingSettings, TeamId } from '@costard/contract'
import { jsonb, text } from 'drizzle-orm/pg-core'
import { product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Accounts of the accounting program of a team. A team without a row has none. */
export const accountingSettings = product.table('accounting_settings', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  settings: jsonb('settings').$type<AccountingSettings>().notNull(),
})
