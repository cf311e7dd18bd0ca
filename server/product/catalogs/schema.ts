import type { CatalogPart, PartKind } from '@costard/catalogs'
import type {
  CatalogId,
  CatalogTaxes,
  ExampleId,
  ListShape,
  PictureId,
  TeamId,
  Trial,
} from '@costard/contract'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { StoredSchedule } from './schedules/stored-schedule.ts'
import type { SharedDocument } from './shared-document.ts'
import type { StoredSummary } from './stored-summary.ts'
import { bytes, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

export const catalogs = product.table(
  'catalogs',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    /**
     * Null until the first publication; the draft then starts from version 0, which no quote can refer to.
     */
    publishedVersion: integer('published_version'),
    /** Number of the draft's last change. */
    draftRev: integer('draft_rev').notNull().default(0),
    position: integer('position').notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
    /** Time of the scheduled publication of the draft; null if there is none. */
    scheduledAt: moment('scheduled_at'),
    /** Details of the schedule; a failed one stays until a member dismisses it. */
    schedule: jsonb('schedule').$type<StoredSchedule>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId] }),
    index('catalogs_scheduled')
      .on(table.scheduledAt)
      .where(sql`scheduled_at is not null`),
  ],
)

/**
 * Documents of published catalogs, without the id and version of their catalog. Teams with equal documents
 * share one; it is removed with the last version that refers to it.
 */
export const catalogDocuments = product.table('catalog_documents', {
  /** SHA-256 of the JSON of the document at its insertion. */
  documentHash: bytes('document_hash').primaryKey(),
  document: jsonb('document').$type<SharedDocument>().notNull(),
})

/** Published versions are immutable: quotes refer to the version that priced them. */
export const catalogVersions = product.table(
  'catalog_versions',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    version: integer('version').notNull(),
    documentHash: bytes('document_hash')
      .notNull()
      .references(() => catalogDocuments.documentHash),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
    note: text('note').notNull().default(''),
    summary: jsonb('summary').$type<StoredSummary>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId, table.version] }),
    index('catalog_versions_document').on(table.documentHash),
  ],
)

/**
 * Taxes of unlisted devices, taken from the last published catalog of a kind. Rows are added and never
 * changed: quotes refer to the version that priced them. Version 1 is the rate of the country and has no row.
 */
export const unlistedTaxes = product.table(
  'unlisted_taxes',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    version: integer('version').notNull(),
    kind: text('kind').$type<'buy' | 'repair' | 'sell'>().notNull(),
    taxes: jsonb('taxes').$type<CatalogTaxes>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.version] })],
)

/** Drafts of catalogs: the parts changed since the published version. */
export const catalogParts = product.table(
  'catalog_parts',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    kind: text('kind').$type<PartKind>().notNull(),
    key: text('key').notNull(),
    /** The draftRev of the catalog at the last change. */
    rev: integer('rev').notNull(),
    /** Value of the part; null: removed. */
    value: jsonb('value').$type<CatalogPart['value']>(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId, table.kind, table.key] }),
    index('catalog_parts_rev').on(table.teamId, table.catalogId, table.rev),
    foreignKey({
      columns: [table.teamId, table.catalogId],
      foreignColumns: [catalogs.teamId, catalogs.catalogId],
    }),
  ],
)

/** Examples that are priced before a draft is published. */
export const catalogExamples = product.table(
  'catalog_examples',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    exampleId: text('example_id').$type<ExampleId>().notNull(),
    name: text('name').notNull(),
    trial: jsonb('trial').$type<Trial>().notNull(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId, table.exampleId] }),
    foreignKey({
      columns: [table.teamId, table.catalogId],
      foreignColumns: [catalogs.teamId, catalogs.catalogId],
    }),
  ],
)

/** Pictures of choices. The wording of drafts and published versions refers to them. */
export const catalogPictures = product.table(
  'catalog_pictures',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    pictureId: text('picture_id').$type<PictureId>().notNull().unique('catalog_pictures_picture_id'),
    type: text('type').$type<'image/png' | 'image/jpeg'>().notNull(),
    bytes: bytes('bytes').notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId, table.pictureId] }),
    foreignKey({
      columns: [table.teamId, table.catalogId],
      foreignColumns: [catalogs.teamId, catalogs.catalogId],
    }),
  ],
)

/** Meaning of the columns of price lists by heading, set by members of the team. */
export const priceListColumns = product.table(
  'price_list_columns',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    heading: text('heading').notNull(),
    /** Kind of value; null: the column is not read. */
    has: text('has'),
    saidAt: moment('said_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.heading] })],
)

/** Settings for reading price lists, by headings. */
export const priceListShapes = product.table(
  'price_list_shapes',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    /** Digest of the headings. */
    fingerprint: text('fingerprint').notNull(),
    shape: jsonb('shape').$type<ListShape>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.fingerprint] })],
)
