import type { LineId, QuoteId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { minor, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Account of a team for payouts. */
export const payoutAccounts = product.table('payout_accounts', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  name: text('name').notNull(),
  sealedIban: text('sealed_iban').notNull(),
  /** Country and last four characters of the IBAN. */
  shownIban: text('shown_iban').notNull(),
})

/** Files of credit transfers. Their content is removed after some weeks; the rest of the row stays. */
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
    /** Content of the file; null after its removal. */
    sealedXml: text('sealed_xml'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.fileId] }),
    index('payout_files_newest').on(table.teamId, table.at),
    index('payout_files_at').on(table.at),
  ],
)

/** Lines that were paid by a file: each once, and once more after each rejection by the bank. */
export const payouts = product.table(
  'payouts',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    /** Number of the attempt: 1, plus one for each rejection by the bank. */
    attempt: integer('attempt').notNull().default(1),
    fileId: text('file_id').notNull(),
    /**
     * EndToEndId by which the bank identifies the payout. Null in files older than the reading of reports.
     */
    endToEndId: text('end_to_end_id'),
    amountMinor: minor('amount_minor').notNull(),
    shownIban: text('shown_iban').notNull(),
    rejectedAt: moment('rejected_at'),
    /** Reason code of the bank, if given. */
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
