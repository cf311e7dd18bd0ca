import type { OpeningHours, Shop, TeamId } from '@costard/contract'
import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** What customers see of a team besides its name; not in `teams`, which every call reads. */
export const shopDetails = product.table('shop_details', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  rev: integer('rev').notNull(),
  legalName: text('legal_name').notNull(),
  street: text('street').notNull(),
  town: text('town').notNull(),
  directions: text('directions').notNull(),
  phone: text('phone').notNull(),
  hours: jsonb('hours').$type<OpeningHours>(),
  terms: jsonb('terms').$type<Shop['terms']>().notNull(),
  /** Whether customers sign to accept. */
  asksSignature: boolean('asks_signature').notNull().default(false),
  termsVersion: integer('terms_version').notNull(),
  termsSince: moment('terms_since'),
  savedAt: moment('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
})
