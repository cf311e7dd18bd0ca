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

/** Price lists that are read automatically. Secrets are in a separate table, which is not archived. */
export const priceSources = product.table(
  'price_sources',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    name: text('name').notNull(),
    /** Address of the list; null: files are uploaded. */
    url: text('url'),
    headerName: text('header_name'),
    /** Path of the rows in a JSON file; null: the file is a table. */
    jsonPath: text('json_path'),
    fills: text('fills').$type<'hint' | 'draft'>().notNull(),
    hint: text('hint').notNull(),
    readAt: text('read_at'),
    /** Time of the next scheduled reading. */
    nextAt: moment('next_at'),
    maxMoveBp: integer('max_move_bp').notNull(),
    maxFewerBp: integer('max_fewer_bp').notNull(),
    inForceBp: integer('in_force_bp'),
    /** Owner who allowed publishing without review, in whose name versions are published. */
    inForceBy: text('in_force_by'),
    inForceAt: moment('in_force_at'),
    isOn: boolean('is_on').notNull(),
    shape: jsonb('shape').$type<ListShape>(),
    fileName: text('file_name'),
    etag: text('etag'),
    /** SHA-256 of the last file that was taken in. */
    digest: text('digest'),
    /** Number of prices in the last list that was taken in. */
    prices: integer('prices'),
    /** Digests of entries that the catalog does not have, if a member or the first run accepted them. */
    seenNew: jsonb('seen_new').$type<string[]>(),
    hintsAt: moment('hints_at'),
    /** Start of the current run, including its waiting time. */
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
    /** Last two characters of the secret, to recognise it. */
    ending: text('ending').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.sourceId] })],
)

/** Last file of each source. */
export const priceSourceFiles = product.table(
  'price_source_files',
  {
    teamId: teamId(),
    sourceId: sourceId(),
    /** Content, compressed with gzip. */
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
    /** Order of runs, even of those at the same moment. */
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

/** Current amounts of each source. grade: '' for the best grade. */
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

/** History of amounts: each from its start time; null: no amount from this time on. */
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

/** Rules of a catalog for computing prices from hints. */
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
