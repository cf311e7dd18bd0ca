import type { QuoteId, SelfTest, TeamId, VisitOffer, WidgetId } from '@costard/contract'
import { boolean, foreignKey, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { quotes } from '../quotes/schema.ts'
import { bytes, minor, moment, product } from '../schema.ts'

export type ShownAmount = Extract<VisitOffer, { kind: 'instant' }>['amount']

/** Inspections in which a visitor who asked for a quote shows the device. Photos are files of the quote. */
export const selfInspections = product.table(
  'self_inspections',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    /** Widget whose look the page has; may be deleted. */
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull().unique('self_inspections_token'),
    /** Name and variant of the device. */
    device: text('device').notNull(),
    hasTouch: boolean('has_touch').notNull(),
    /** Language of the visitor. */
    language: text('language').notNull(),
    /** Amount shown to the visitor; null: not an exact amount. */
    amount: jsonb('amount').$type<ShownAmount>(),
    /** Payout of the quote when the amount was shown: the amount is valid while the payout is unchanged. */
    payoutMinor: minor('payout_minor').notNull(),
    uploadsLeft: integer('uploads_left').notNull(),
    tests: jsonb('tests').$type<readonly SelfTest[]>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Time of the first photo or test. */
    startedAt: moment('started_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId] }),
    foreignKey({
      name: 'self_inspections_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }).onDelete('cascade'),
  ],
)
