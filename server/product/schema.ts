import type {
  Acceptance,
  CheckKind,
  CheckMapping,
  CheckResult,
  CustomerDetails,
  Decline,
  Delivery,
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
import type { AuditedFields } from './audit/audited-fields.ts'
import type { SharedDocument } from './catalogs/shared-document.ts'

/**
 * Every primary key and index starts with the team id, except for photos, quotes_token, usage_counters, idempotency_keys
 * and the documents of catalogs.
 */
export const product = pgSchema('product')

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const minor = (name: string) => bigint(name, { mode: 'number' })

export const teams = product.table(
  'teams',
  {
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
  },
  (table) => [index('teams_created_by').on(table.createdBy)],
)

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

/** One photo per user. photoId is random and changes with the image. */
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

/**
 * Documents of published catalogs, without the id and version of their catalog. Teams with the same document share it;
 * it is removed with the last version that refers to it.
 */
export const catalogDocuments = product.table('catalog_documents', {
  /** SHA-256 of the document's JSON as it was written. */
  documentHash: bytes('document_hash').primaryKey(),
  document: jsonb('document').$type<SharedDocument>().notNull(),
})

/** Published versions are immutable: quotes refer to the version that priced them. */
export const catalogVersions = product.table(
  'catalog_versions',
  {
    teamId: text('team_id').notNull(),
    catalogId: text('catalog_id').notNull(),
    version: integer('version').notNull(),
    documentHash: bytes('document_hash')
      .notNull()
      .references(() => catalogDocuments.documentHash),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId, table.version] }),
    index('catalog_versions_document').on(table.documentHash),
  ],
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

/** Next quote number per team, incremented in the statement that inserts the quote. */
export const quoteCounters = product.table('quote_counters', {
  teamId: text('team_id')
    .primaryKey()
    .references(() => teams.teamId),
  next: integer('next').notNull(),
})

/** Everything the customer sees of a quote, copied when it was sent. */
export interface QuoteSnapshot {
  readonly teamName: string
  readonly country: string
  readonly lines: readonly z.infer<typeof PublicLine>[]
}

/** How the e-mail of a sent quote fares. `sending` counts the times a member sent it. */
export interface QuoteDelivery {
  readonly state: z.infer<typeof Delivery>['state']
  readonly reason?: z.infer<typeof Delivery>['reason']
  /** ISO 8601. */
  readonly at: string
  readonly sending: number
}

/** Uses per limit, window and subject (usage-limits.ts). Keys are hashed: no addresses are stored. */
export const usageCounters = product.table(
  'usage_counters',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('usage_counters_ends').on(table.endsAt)],
)

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
    /** Null for drafts, and for quotes sent before deliveries were recorded. */
    delivery: jsonb('delivery').$type<QuoteDelivery>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId] }),
    uniqueIndex('quotes_number').on(table.teamId, table.number),
    index('quotes_newest').on(table.teamId, table.createdAt, table.quoteId),
    // For counts and lists by state. valid_until allows index-only scans to tell expired quotes.
    index('quotes_state').on(table.teamId, table.state, table.createdAt, table.quoteId, table.validUntil),
    index('quotes_customer').on(table.teamId, table.customerId, table.createdAt),
    // No team id: customer links contain only the token.
    uniqueIndex('quotes_token').on(table.tokenHash),
  ],
)

/** Index from device numbers to quote lines. The lines of a quote are the source of truth. */
export const quoteDevices = product.table(
  'quote_devices',
  {
    teamId: text('team_id').notNull(),
    /** IMEI (15 digits) or serial number (at most 14 characters); the lengths tell them apart. */
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

/** At most one look-up service per team. */
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
  /** New for each save: answers of earlier revisions are not reused. */
  revision: text('revision').notNull(),
  savedAt: moment('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
})

/** Answers of look-up services. Immutable: quote lines refer to them. */
export const deviceChecks = product.table(
  'device_checks',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    checkId: text('check_id').notNull(),
    /** Queried numbers; null: not queried. */
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

/** Answers of calls with an idempotency key, for 24 hours. */
export const idempotencyKeys = product.table(
  'idempotency_keys',
  {
    /** Who made the call: `user:` and their id, or `quote:` and the hash of the link's token. */
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the operation and its input. */
    requestHash: bytes('request_hash').notNull(),
    /** Null only inside the transaction that writes it. */
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)

/** What was changed by whom. Written in the transaction of the change, never changed. */
export const auditEntries = product.table(
  'audit_entries',
  {
    teamId: text('team_id')
      .notNull()
      .references(() => teams.teamId),
    entryId: bigint('entry_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorKind: text('actor_kind').$type<'member' | 'customer'>().notNull(),
    /** Null for a customer. */
    actorId: text('actor_id'),
    /** Operation of the contract, such as `quotes.send`. */
    action: text('action').notNull(),
    entity: text('entity').$type<'team' | 'quote' | 'setting'>().notNull(),
    entityId: text('entity_id').notNull(),
    /** Changed fields without personal data. */
    before: jsonb('before').$type<AuditedFields>(),
    after: jsonb('after').$type<AuditedFields>(),
    requestId: text('request_id').notNull(),
    /** SHA-256 of the team and the client's address: equal addresses can be recognised, not read. */
    addressHash: bytes('address_hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.entryId] }),
    index('audit_entries_entity').on(table.teamId, table.entity, table.entityId, table.entryId),
  ],
)
