import type { TeamId } from '@costard/contract'
import { text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Addresses for replies of customers. */
export const replyAddresses = product.table('reply_addresses', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  /** Address verified by a mailed link, or the address of the member who chose it. */
  email: text('email'),
  asked: text('asked'),
  askedAt: moment('asked_at'),
})
