import type { TeamId } from '@costard/contract'
import { text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** The addresses to which customers answer. */
export const replyAddresses = product.table('reply_addresses', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  /** Address proven by a mailed link, or the own address of the member who chose it. */
  email: text('email'),
  asked: text('asked'),
  askedAt: moment('asked_at'),
})
