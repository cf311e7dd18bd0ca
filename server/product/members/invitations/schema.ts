import type { InvitationId, InvitedRole, SiteId, TeamId } from '@costard/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytes, moment, product } from '../../schema.ts'
import { teams } from '../../teams/schema.ts'

export const invitations = product.table(
  'invitations',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    invitationId: text('invitation_id').$type<InvitationId>().notNull(),
    /** Hash of the token in the link. The token itself is derived when needed. */
    tokenHash: bytes('token_hash').notNull(),
    /** Lower-cased. */
    email: text('email').notNull(),
    role: text('role').$type<InvitedRole>().notNull(),
    costView: boolean('cost_view'),
    maxAdjustBp: integer('max_adjust_bp'),
    siteIds: text('site_ids')
      .array()
      .$type<SiteId[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Language of the mail. */
    language: text('language').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'declined' | 'withdrawn'>().notNull().default('open'),
    invitedBy: text('invited_by').notNull(),
    invitedByName: text('invited_by_name').notNull(),
    /** Verified address of the member who sent the invitation last, for replies. */
    replyTo: text('reply_to').notNull(),
    invitedAt: moment('invited_at').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Number of the latest mail; older mails still waiting are not sent. */
    sending: integer('sending').notNull().default(1),
    isUndelivered: boolean('is_undelivered').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.invitationId] }),
    uniqueIndex('invitations_token').on(table.tokenHash),
    uniqueIndex('invitations_open')
      .on(table.teamId, table.email)
      .where(sql`${table.state} = 'open'`),
    index('invitations_expired').on(table.expiresAt),
  ],
)
