import type { BookEntry, BookSeller, CustomerId, LineId, QuoteId, SiteId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytes, minor, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Last entry of each team's book; the row is locked while the next entry is written. */
export const purchaseBookHeads = product.table('purchase_book_heads', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  seq: integer('seq').notNull(),
  hash: bytes('hash').notNull(),
})

/** Settings of the purchase book. A team without a row has the defaults. */
export const purchaseBookSettings = product.table('purchase_book_settings', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  isKept: boolean('is_kept').notNull().default(true),
  asksForPaper: boolean('asks_for_paper').notNull(),
  keptYears: integer('kept_years').notNull(),
  heldDays: integer('held_days').notNull().default(0),
})

/**
 * Devices that teams bought. A trigger refuses changes, except removing the seller after the retention
 * period.
 */
export const purchaseBook = product.table(
  'purchase_book',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    seq: integer('seq').notNull(),
    number: text('number').notNull(),
    at: moment('at').notNull(),
    /** Day of the purchase, in the time zone of the team. */
    day: date('day', { mode: 'string' }).notNull(),
    by: text('by'),
    kind: text('kind').$type<BookEntry['kind']>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>(),
    quoteNumber: text('quote_number').notNull(),
    lineId: text('line_id').$type<LineId>(),
    siteId: text('site_id').$type<SiteId>(),
    device: text('device').notNull(),
    imei: text('imei'),
    serial: text('serial'),
    quantity: integer('quantity').notNull(),
    currency: text('currency').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    paidBy: text('paid_by').notNull(),
    corrects: integer('corrects'),
    correction: jsonb('correction').$type<BookEntry['correction']>(),
    customerId: text('customer_id').$type<CustomerId>(),
    seller: jsonb('seller').$type<BookSeller>(),
    /** Salt that makes the hash of the seller impossible to guess; removed with the seller. */
    sellerSalt: bytes('seller_salt'),
    sellerHash: bytes('seller_hash').notNull(),
    keptUntil: date('kept_until', { mode: 'string' }).notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.seq] }),
    index('purchase_book_quote').on(table.teamId, table.quoteId),
    index('purchase_book_day').on(table.teamId, table.day, table.seq),
    index('purchase_book_corrects')
      .on(table.teamId, table.corrects)
      .where(sql`corrects is not null`),
    index('purchase_book_customer')
      .on(table.teamId, table.customerId)
      .where(sql`seller is not null`),
    // Index without the team id: the clean-up removes sellers of all teams.
    index('purchase_book_due')
      .on(table.keptUntil)
      .where(sql`seller is not null`),
  ],
)
