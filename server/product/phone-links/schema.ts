import type { LineId, QuoteFile, QuoteId, TeamId } from '@costard/contract'
import { boolean, foreignKey, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { quotes } from '../quotes/schema.ts'
import { bytes, moment, product } from '../schema.ts'

/** Links for adding photos from a phone to one place of a quote, in the name of a member. One per member. */
export const phoneLinks = product.table(
  'phone_links',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    userId: text('user_id').notNull(),
    /** True if photos count against the limits of a guest. */
    isGuest: boolean('is_guest').notNull(),
    /** SHA-256 of the token. */
    tokenHash: bytes('token_hash').notNull().unique('phone_links_token'),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>(),
    questionKey: text('question_key'),
    side: text('side').$type<QuoteFile['side']>().notNull(),
    isForCustomer: boolean('is_for_customer').notNull(),
    photosLeft: integer('photos_left').notNull(),
    openedAt: moment('opened_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    foreignKey({
      name: 'phone_links_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }).onDelete('cascade'),
  ],
)
