import type {
  Acceptance,
  CatalogDocument,
  CheckKind,
  CheckMapping,
  CheckResult,
  CustomerDetails,
  Decline,
  PublicLine,
  QuoteLine,
} from '@costard/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { z } from 'zod'

/** Team data, but for photos: the team id leads every primary key and index. */
export const product = pgSchema('product')

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const minor = (name: string) => bigint(name, { mode: 'number' })

export const teams = product.table('teams', {
  teamId: text('team_id').primaryKey(),
  name: text('name').notNull(),
  country: text('country').notNull(),
  language: text('language').notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  taxRegime: text('tax_regime').$type<'none' | 'vat' | 'salesTax'>().notNull(),
  taxRateBp: integer('tax_rate_bp').notNull(),
  numberPattern: text('number_pattern').notNull(),
  createdAt: moment('created_at').notNull(),
  createdBy: text('created_by').notNull(),
})

export const members = product.table(
  'members',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    userId: text('user_id').notNull(),
    role: text('role').$type<'owner' | 'admin' | 'manager' | 'agent' | 'viewer'>().notNull(),
    joinedAt: moment('joined_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.userId] }),
    index('members_user_id').on(table.userId),
  ],
)

/** Of people and not of teams: one each, at an address that tells nothing and changes with the picture. */
export const photos = product.table('photos', {
  userId: text('user_id').primaryKey(),
  photoId: text('photo_id').notNull().unique('photos_photo_id'),
  type: text('type').$type<'image/jpeg' | 'image/webp'>().notNull(),
  bytes: bytes('bytes').notNull(),
  savedAt: moment('saved_at').notNull(),
})

export const catalogs = product.table(
  'catalogs',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    catalogId: text('catalog_id').notNull(),
    publishedVersion: integer('published_version'),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.catalogId] })],
)

/** Published versions are never changed: a quote keeps pointing at the one that priced it. */
export const catalogVersions = product.table(
  'catalog_versions',
  {
    teamId: text('team_id').notNull(),
    catalogId: text('catalog_id').notNull(),
    version: integer('version').notNull(),
    document: jsonb('document').$type<CatalogDocument>().notNull(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.catalogId, table.version] })],
)

export const customers = product.table(
  'customers',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').notNull(),
    kind: text('kind').$type<'private' | 'business'>().notNull(),
    name: text('name').notNull(),
    email: text('email'),
    phone: text('phone'),
    searchText: text('search_text').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    uniqueIndex('customers_email')
      .on(table.teamId, table.email)
      .where(sql`email is not null`),
  ],
)

/** The next quote number of a team. One row a team, counted up in the statement that inserts the quote. */
export const quoteCounters = product.table('quote_counters', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.teamId),
  next: integer('next').notNull(),
})

/** What a customer could read of a quote, copied when it was sent. */
export interface QuoteSnapshot {
  readonly teamName: string
  readonly country: string
  readonly lines: readonly z.infer<typeof PublicLine>[]
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
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId] }),
    uniqueIndex('quotes_number').on(table.teamId, table.number),
    index('quotes_newest').on(table.teamId, table.createdAt, table.quoteId),
    // For counting, and for the newest of one state: with its last column no row has to be read to know the expired ones.
    index('quotes_state').on(table.teamId, table.state, table.createdAt, table.quoteId, table.validUntil),
    index('quotes_customer').on(table.teamId, table.customerId, table.createdAt),
    // The one index that a team does not lead: a customer's link names no team.
    uniqueIndex('quotes_token').on(table.tokenHash),
  ],
)

/** Which quotes hold a device, by each of its numbers. The lines are the record; this finds them. */
export const quoteDevices = product.table(
  'quote_devices',
  {
    teamId: text('team_id').notNull(),
    /** An IMEI or a serial: 15 digits or at most 14 characters, so that one is never taken for the other. */
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

/** The look-up service of a team, at most one. */
export const lookUpServices = product.table('look_up_services', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.teamId),
  name: text('name').notNull(),
  urlTemplate: text('url_template').notNull(),
  headerName: text('header_name').notNull(),
  sealedSecret: text('sealed_secret'),
  mappings: jsonb('mappings').$type<Partial<Record<CheckKind, CheckMapping>>>().notNull(),
  referencePointer: text('reference_pointer'),
  /** Another one after each save: what was answered under an earlier one is not asked for again, but kept. */
  revision: text('revision').notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
})

/** What look-up services answered. Rows are never changed: lines of quotes name them. */
export const deviceChecks = product.table(
  'device_checks',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    checkId: text('check_id').notNull(),
    /** The numbers that were asked for; null: not asked for. */
    imei: text('imei'),
    serial: text('serial'),
    revision: text('revision').notNull(),
    results: jsonb('results').$type<Partial<Record<CheckKind, CheckResult>>>().notNull(),
    reference: text('reference'),
    answeredAt: moment('answered_at').notNull(),
    askedBy: text('asked_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.checkId] }),
    index('device_checks_numbers').on(table.teamId, table.imei, table.serial, table.answeredAt),
  ],
)
