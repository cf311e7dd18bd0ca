import type {
  Customer,
  CustomerId,
  IdCheck,
  PaperIdentity,
  QuoteId,
  RetainedRecord,
  TeamId,
  TeamNoteId,
} from '@costard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, date, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

export const customers = product.table(
  'customers',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    rev: integer('rev').notNull().default(1),
    kind: text('kind').$type<Customer['kind']>().notNull(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull().default(''),
    email: text('email'),
    phone: text('phone'),
    address: text('address').notNull().default(''),
    country: text('country'),
    language: text('language').$type<Customer['language']>(),
    vatId: text('vat_id').notNull().default(''),
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    searchText: text('search_text').notNull(),
    consents: jsonb('consents').$type<Customer['consents']>().notNull().default([]),
    sellerDeclaration: jsonb('seller_declaration').$type<Customer['sellerDeclaration']>(),
    source: text('source').$type<Customer['source']>().notNull().default('quote'),
    /**
     * Time at which a member added or last edited the customer on the customer's page; null: only quotes did.
     */
    editedAt: moment('edited_at'),
    erasedAt: moment('erased_at'),
    /** Number of the customer's quotes and time of the last, maintained by the module of quotes. */
    quoteCount: integer('quote_count').notNull().default(0),
    lastQuoteAt: moment('last_quote_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    // Not unique: several customers can share an address, such as a family or a company.
    index('customers_email')
      .on(table.teamId, table.email)
      .where(sql`email is not null`),
    index('customers_phone')
      .on(table.teamId, table.phone)
      .where(sql`phone is not null`),
    index('customers_seen').on(table.teamId, seenAt(table), table.customerId),
    index('customers_kind').on(table.teamId, table.kind, seenAt(table), table.customerId),
    // Indexes for the orders of the list, with and without the filter by kind.
    index('customers_name').on(table.teamId, sortName(table), table.customerId),
    index('customers_kind_name').on(table.teamId, table.kind, sortName(table), table.customerId),
    index('customers_quotes').on(table.teamId, table.quoteCount, table.customerId),
    index('customers_kind_quotes').on(table.teamId, table.kind, table.quoteCount, table.customerId),
    index('customers_unused')
      .on(table.teamId, seenAt(table), table.customerId)
      .where(sql`quote_count = 0 and edited_at is null and source = 'quote'`),
    // Index for erasing customers in teams with a retention period.
    index('customers_inactive')
      .on(table.teamId, activeAt(table), table.customerId)
      .where(sql`erased_at is null`),
    index('customers_tags').using('gin', table.teamId, table.tags),
    index('customers_search').using('gin', table.teamId, table.searchText.op('gin_trgm_ops')),
  ],
)

/** Customers that were merged into another one, so that old links still work. */
export const mergedCustomers = product.table(
  'merged_customers',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    mergedInto: text('merged_into').$type<CustomerId>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    index('merged_customers_into').on(table.teamId, table.mergedInto),
  ],
)

/** Notes of members about a customer, visible to the team only. */
export const teamNotes = product.table(
  'customer_team_notes',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    noteId: text('note_id').$type<TeamNoteId>().notNull(),
    at: moment('at').notNull(),
    writtenBy: text('written_by').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.noteId] }),
    index('customer_team_notes_newest').on(table.teamId, table.customerId, table.at, table.noteId),
    foreignKey({
      name: 'customer_team_notes_customer',
      columns: [table.teamId, table.customerId],
      foreignColumns: [customers.teamId, customers.customerId],
    }),
  ],
)

/** ID checks of sellers. Kept until their own last day, even if the customer is erased: a separate table. */
export const idChecks = product.table(
  'customer_id_checks',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    kind: text('kind').$type<IdCheck['kind']>().notNull(),
    lastFour: text('last_four').notNull(),
    /** Fields of the identity document that a register requires. */
    identity: jsonb('identity').$type<PaperIdentity>(),
    checkedBy: text('checked_by').notNull(),
    at: moment('at').notNull(),
    /** Last day of keeping the record. */
    deleteAfter: date('delete_after', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.customerId] }),
    // Index without the team id: the clean-up deletes records of all teams.
    index('customer_id_checks_due').on(table.deleteAfter),
  ],
)

/**
 * Records of erased customers that a law requires to be kept. Only a person with access to the database reads
 * their content.
 */
export const retainedRecords = product.table(
  'retained_records',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    recordId: bigint('record_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    customerId: text('customer_id').$type<CustomerId>().notNull(),
    kind: text('kind').$type<Exclude<RetainedRecord['kind'], 'idCheck'>>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    quoteNumber: text('quote_number').notNull(),
    /** Last day of keeping the record. */
    deleteAfter: date('delete_after', { mode: 'string' }).notNull(),
    content: jsonb('content').$type<{ readonly customer: unknown; readonly acceptance: unknown }>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.recordId] }),
    index('retained_records_customer').on(table.teamId, table.customerId, table.deleteAfter),
    // Index without the team id: the clean-up deletes records of all teams.
    index('retained_records_due').on(table.deleteAfter),
  ],
)

/** SQL of the last activity of a customer, apart from later events of the customer's quotes. */
export function activeAt({
  lastQuoteAt,
  createdAt,
  updatedAt,
}: {
  readonly lastQuoteAt: unknown
  readonly createdAt: unknown
  readonly updatedAt: unknown
}): SQL {
  return sql`(greatest(${lastQuoteAt}, ${createdAt}, ${updatedAt}))`
}

/** Sort key of lists of customers: time of the last quote, else of adding the customer. */
export function seenAt({
  lastQuoteAt,
  createdAt,
}: {
  readonly lastQuoteAt: unknown
  readonly createdAt: unknown
}): SQL {
  return sql`(coalesce(${lastQuoteAt}, ${createdAt}))`
}

/** Sort key of lists of customers: the name without accents, in lower case, compared by its bytes. */
export function sortName({ name }: { readonly name: unknown }): SQL {
  return sql`(product.sort_text(${name}) collate "C")`
}
