import type { Acceptance, CustomerDetails, Decline, Delivery, PublicLine, QuoteLine } from '@costard/contract'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { bytes, minor, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Next quote number per team, incremented in the statement that inserts the quote. */
export const quoteCounters = product.table('quote_counters', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.teamId),
  next: integer('next').notNull(),
})

/** Everything the customer sees of a quote, copied when it was sent. */
export interface QuoteSnapshot {
  readonly teamName: string
  readonly country: string
  readonly lines: readonly z.infer<typeof PublicLine>[]
}

/** How the e-mail of a sent quote fares. `sending` counts the times a member sent it. */
export interface QuoteDelivery {
  readonly state: z.infer<typeof Delivery>['state']
  readonly reason?: z.infer<typeof Delivery>['reason']
  /** ISO 8601. */
  readonly at: string
  readonly sending: number
}

export const quotes = product.table(
  'quotes',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    quoteId: text('quote_id').notNull(),
    number: text('number').notNull(),
    rev: integer('rev').notNull(),
    state: text('state').$type<'draft' | 'sent' | 'accepted' | 'declined'>().notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    customerId: text('customer_id'),
    customer: jsonb('customer').$type<CustomerDetails>(),
    lines: jsonb('lines').$type<QuoteLine[]>().notNull(),
    chargeMinor: minor('charge_minor').notNull(),
    payoutMinor: minor('payout_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    validDays: integer('valid_days').notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    letCustomerChoose: boolean('let_customer_choose').notNull(),
    searchText: text('search_text').notNull(),
    snapshot: jsonb('snapshot').$type<QuoteSnapshot>(),
    tokenHash: bytes('token_hash'),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    sentAt: moment('sent_at'),
    firstViewedAt: moment('first_viewed_at'),
    acceptance: jsonb('acceptance').$type<z.infer<typeof Acceptance> & { ip: string; userAgent: string }>(),
    decline: jsonb('decline').$type<z.infer<typeof Decline>>(),
    /** Null for drafts, and for quotes sent before deliveries were recorded. */
    delivery: jsonb('delivery').$type<QuoteDelivery>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId] }),
    uniqueIndex('quotes_number').on(table.teamId, table.number),
    index('quotes_newest').on(table.teamId, table.createdAt, table.quoteId),
    // For counts and lists by state. valid_until allows index-only scans to tell expired quotes.
    index('quotes_state').on(table.teamId, table.state, table.createdAt, table.quoteId, table.validUntil),
    index('quotes_customer').on(table.teamId, table.customerId, table.createdAt),
    // No team id: customer links contain only the token.
    uniqueIndex('quotes_token').on(table.tokenHash),
  ],
)

/** Index from device numbers to quote lines. The lines of a quote are the source of truth. */
export const quoteDevices = product.table(
  'quote_devices',
  {
    teamId: text('team_id').notNull(),
    /** IMEI (15 digits) or serial number (at most 14 characters); the lengths tell them apart. */
    number: text('number').notNull(),
    quoteId: text('quote_id').notNull(),
    lineId: text('line_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.number, table.quoteId, table.lineId] }),
    index('quote_devices_quote').on(table.teamId, table.quoteId),
    foreignKey({
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }).onDelete('cascade'),
  ],
)
