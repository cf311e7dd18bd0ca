import type { LineId, QuoteId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { minor, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Account that payouts of a team come from. */
export const payoutAccounts = product.table('payout_accounts', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  name: text('name').notNull(),
  sealedIban: text('sealed_iban').notNull(),
  /** Country and last four characters. */
  shownIban: text('shown_iban').notNull(),
})

/** Files of credit transfers. Their content is removed after some weeks; that they were made stays. */
export const payoutFiles = product.table(
  'payout_files',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    fileId: text('file_id').notNull(),
    at: moment('at').notNull(),
    by: text('by'),
    payouts: integer('payouts').notNull(),
    sumMinor: minor('sum_minor').notNull(),
    /** Null: its time is over. */
    sealedXml: text('sealed_xml'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.fileId] }),
    index('payout_files_newest').on(table.teamId, table.at),
    index('payout_files_at').on(table.at),
  ],
)

/** Lines that were paid by a file: each once, and once more after the bank has rejected it. */
export const payouts = product.table(
  'payouts',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    /** 1, and one more each time the bank has rejected the one before. */
    attempt: integer('attempt').notNull().default(1),
    fileId: text('file_id').notNull(),
    /** The EndToEndId by which the bank names the payout. Null in files from before reports were read. */
    endToEndId: text('end_to_end_id'),
    amountMinor: minor('amount_minor').notNull(),
    shownIban: text('shown_iban').notNull(),
    rejectedAt: moment('rejected_at'),
    /** Reason code of the bank, if it gave one. */
    rejectedFor: text('rejected_for'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.lineId, table.attempt] }),
    index('payouts_file').on(table.teamId, table.fileId),
    index('payouts_rejected')
      .on(table.teamId, table.rejectedAt)
      .where(sql`rejected_at is not null`),
  ],
)
