import type { OpeningHours, Shop, TeamId } from '@costard/contract'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import { bytes, moment, product } from '../schema.ts'
import { teams } from './schema.ts'

/** Address and opening hours of a team, or of one of its sites. */
export const placeColumns = {
  street: text('street').notNull(),
  town: text('town').notNull(),
  directions: text('directions').notNull(),
  phone: text('phone').notNull(),
  hours: jsonb('hours').$type<OpeningHours>(),
  closedDays: jsonb('closed_days').$type<Shop['closedDays']>().notNull().default([]),
}

/** Details of a team for customers, besides its name. Separate from `teams`, which every call reads. */
export const shopDetails = product.table('shop_details', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  rev: integer('rev').notNull(),
  legalName: text('legal_name').notNull(),
  ...placeColumns,
  color: text('color'),
  terms: jsonb('terms').$type<Shop['terms']>().notNull(),
  termsVersion: integer('terms_version').notNull(),
  termsSince: moment('terms_since'),
  savedAt: moment('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
  signature: text('signature').$type<Shop['signature']>().notNull().default('off'),
  vatNumber: text('vat_number').notNull().default(''),
})

/** One logo per team. logoId is random and changes with the image. */
export const shopLogos = product.table('shop_logos', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  logoId: text('logo_id').notNull().unique('shop_logos_logo_id'),
  type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
  bytes: bytes('bytes').notNull(),
  savedAt: moment('saved_at').notNull(),
})
