import type {
  CatalogId,
  HintRule,
  HoldReason,
  ListShape,
  PriceSourceId,
  PriceSourceRun,
  PriceSourceRunId,
  TeamId,
} from '@costard/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { catalogs } from '../catalogs/schema.ts'
import { bytes, moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

const teamId = () =>
  text('team_id')
    .$type<TeamId>()
    .notNull()
    .references(() => teams.teamId)
const sourceId = () => text('source_id').$type<PriceSourceId>().notNull()

/** Price lists that come by themselves. Secrets are in a table of their own, which no archive has. */
export const priceSources = product.table(
  'price_sources',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    name: text('name').notNull(),
    /** Null: files are uploaded. */
    url: text('url'),
    headerName: text('header_name'),
    /** Null: the file is a table. */
    jsonPath: text('json_path'),
    fills: text('fills').$type<'hint' | 'draft'>().notNull(),
    hint: text('hint').notNull(),
    readAt: text('read_at'),
    /** When it is read by itself next. */
    nextAt: moment('next_at'),
    maxMoveBp: integer('max_move_bp').notNull(),
    maxFewerBp: integer('max_fewer_bp').notNull(),
    inForceBp: integer('in_force_bp'),
    /** The owner who allowed it, in whose name versions are published. */
    inForceBy: text('in_force_by'),
    inForceAt: moment('in_force_at'),
    isOn: boolean('is_on').notNull(),
    shape: jsonb('shape').$type<ListShape>(),
    fileName: text('file_name'),
    etag: text('etag'),
    /** SHA-256 of the file that was taken in last. */
    digest: text('digest'),
    /** Prices of the list that was taken in last. */
    prices: integer('prices'),
    /** Digests of what the list has and the catalog has not, as far as a person or the first run took it in. */
    seenNew: jsonb('seen_new').$type<string[]>(),
    hintsAt: moment('hints_at'),
    /** A run is due or under way since. */
    readingSince: moment('reading_since'),
    tries: integer('tries').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.sourceId] }),
    index('price_sources_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
    foreignKey({
      columns: [table.teamId, table.catalogId],
      foreignColumns: [catalogs.teamId, catalogs.catalogId],
    }),
  ],
)

export const priceSourceSecrets = product.table(
  'price_source_secrets',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The last two characters, to tell one from another. */
    ending: text('ending').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.sourceId] })],
)

/** The last file of each source. */
export const priceSourceFiles = product.table(
  'price_source_files',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    /** Compressed with gzip. */
    packed: bytes('packed').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.sourceId] })],
)

/** Runs are added and never changed. */
export const priceSourceRuns = product.table(
  'price_source_runs',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    runId: text('run_id').$type<PriceSourceRunId>().notNull(),
    /** The order of runs, also of those at one moment. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    by: text('by'),
    outcome: text('outcome').$type<PriceSourceRun['outcome']>().notNull(),
    rows: integer('rows').notNull().default(0),
    prices: integer('prices').notNull().default(0),
    moved: integer('moved').notNull().default(0),
    largestBp: integer('largest_bp'),
    version: integer('version'),
    fault: text('fault'),
    status: integer('status'),
    excerpt: text('excerpt').notNull().default(''),
    reasons: jsonb('reasons').$type<HoldReason[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.runId] }),
    index('price_source_runs_newest').on(table.teamId, table.sourceId, table.seq),
  ],
)

/** The amounts that each source has now. grade: '' for the best one. */
export const priceHints = product.table(
  'price_hints',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    variantId: text('variant_id').notNull(),
    grade: text('grade').notNull(),
    minor: integer('minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.sourceId, table.variantId, table.grade] })],
)

/** Each amount from when on it was there; null: from then on there was none. */
export const priceHintMoves = product.table(
  'price_hint_moves',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    variantId: text('variant_id').notNull(),
    grade: text('grade').notNull(),
    at: moment('at').notNull(),
    minor: integer('minor'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.sourceId, table.variantId, table.grade, table.at] }),
  ],
)

/** Rules that make prices of hints, of a catalog. */
export const hintRules = product.table(
  'hint_rules',
  {
    teamId: teamId(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    rules: jsonb('rules').$type<HintRule[]>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.catalogId] }),
    foreignKey({
      columns: [table.teamId, table.catalogId],
      foreignColumns: [catalogs.teamId, catalogs.catalogId],
    }),
  ],
)
