import type {
  Acceptance,
  Cancellation,
  CatalogId,
  CustomerDetails,
  CustomerId,
  CustomerQuestion,
  Decline,
  Delivery,
  HandPrice,
  LaterCheck,
  LineApproval,
  LineFulfilment,
  LineId,
  OfferChannel,
  PublicLine,
  Purchase,
  PublicQuote,
  QuestionId,
  QuoteId,
  QuoteKind,
  QuoteLine,
  SiteChange,
  SiteId,
  TeamId,
  TeamNoteId,
  VisitorDetails,
} from '@costard/contract'
import type { LineObstacle, QuoteState, TaxRounding, TotalKind } from '@costard/quotes'
import {
  type AnyPgColumn,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AcceptanceEvidence } from './public/acceptance-evidence.ts'
import { bytes, bytewise, minor, moment, product } from '../schema.ts'
import { sites } from '../teams/sites/schema.ts'
import { teams } from '../teams/schema.ts'

/** Counters of quote numbers per team, incremented by the statement that inserts the quote. */
export const quoteCounters = product.table('quote_counters', {
  teamId: text('team_id')
    .$type<TeamId>()
    .primaryKey()
    .references(() => teams.teamId),
  /** Next number of the sequence. */
  next: integer('next').notNull(),
  /** Number of quotes ever created. */
  made: integer('made').notNull().default(0),
  /** Year of the last number, in the time zone of the team; 0: unknown. */
  year: integer('year').notNull().default(0),
})

/**
 * Number of a team's quotes by state; sent ones by their last day, so that an expiry needs no write. Archived
 * ones have a row of their own.
 */
export const quoteCounts = product.table(
  'quote_counts',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    state: text('state').$type<QuoteStateStored | 'archived'>().notNull(),
    /** Last day of a sent quote; else 'infinity'. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.state, table.validUntil] })],
)

/** `expired` is computed (core/quotes stateOn); only earlier revisions can be `superseded`. */
export type QuoteStateStored = Exclude<QuoteState, 'expired'>

type SnapshotCustomer = CustomerDetails & { readonly id: CustomerId | null }

/** Everything that the customer sees of a quote, copied when sent. */
export interface QuoteSnapshot {
  readonly teamName: string
  readonly country: string
  readonly customer: SnapshotCustomer
  readonly lines: readonly z.infer<typeof PublicLine>[]
  /** Sender of the quote, who gets the questions of the customer. */
  readonly sender?: { readonly userId: string; readonly name: string; readonly email: string | null }
  readonly terms?: NonNullable<z.infer<typeof PublicQuote>['terms']>
}

type Ending = z.infer<typeof Cancellation>

/** Acceptance, with evidence and the ticked text unless a member accepted on behalf of the customer. */
export type StoredAcceptance = z.infer<typeof Acceptance> &
  Partial<AcceptanceEvidence> & {
    readonly statement?: string
    readonly termsVersion?: number
    /** Address that the offer was sent to. */
    readonly email?: string
  }

interface Reopening extends Omit<Ending, 'by'> {
  /** Member who answered; null: the customer. */
  readonly by: string | null
  readonly acceptance: StoredAcceptance
}

/** State of the e-mail of a sent quote. `sending` counts the times a member sent it. */
export interface QuoteDelivery {
  readonly state: z.infer<typeof Delivery>['state']
  readonly reason?: z.infer<typeof Delivery>['reason']
  /** ISO 8601. */
  readonly at: string
  readonly sending: number
  /** Kind of mail; absent: the offer itself. */
  readonly kind?: 'reminder' | 'lastDay'
}

/** Sort keys of a quote without a price, and of one without a customer; both come before all others. */
export const noSortMinor = -1
export const noSortCustomer = ''

/** Returns the member responsible for a quote: the assigned one, else its author. */
export function staffOf({
  assignedTo,
  createdBy,
}: {
  readonly assignedTo: AnyPgColumn
  readonly createdBy: AnyPgColumn
}): SQL<string> {
  return sql<string>`coalesce(${assignedTo}, ${createdBy})`
}

/** Fields that are common to all revisions of a quote, and those that lists sort and filter by. */
export const quotes = product.table(
  'quotes',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    number: text('number').notNull(),
    /** Trial quote of the team: not counted, without customer, always a draft. At most one per team. */
    isTrial: boolean('is_trial').notNull().default(false),
    /** Increased by every change, including changes of the revision and its lines. */
    rev: integer('rev').notNull(),
    /** The newest revision. State and last day are copied from it, for lists. */
    revision: integer('revision').notNull(),
    state: text('state').$type<QuoteStateStored>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    currency: text('currency').notNull(),
    language: text('language').notNull(),
    customerId: text('customer_id').$type<CustomerId>(),
    customer: jsonb('customer').$type<CustomerDetails>(),
    /** Details from a visitor; null: no visitor asked for the quote, or it is for another customer now. */
    visitor: jsonb('visitor').$type<VisitorDetails>(),
    /** Number of counter-offers that await an answer. Null: no counter-offer was made. */
    openCounterOffers: integer('open_counter_offers'),
    /** Sum of the changes that agreed counter-offers make to the accepted net. Null: none was agreed. */
    counterMinor: minor('counter_minor'),
    /**
     * Net of the accepted devices without those for which nothing is paid, for the revision accepted last.
     * Null until something happens to a device.
     */
    settledMinor: minor('settled_minor'),
    /** Time since which a line of the draft waits for a release; null: none waits. */
    toReleaseSince: moment('to_release_since'),
    /** Time since which a line of the draft waits for a price by hand; null: none waits. */
    toPriceSince: moment('to_price_since'),
    /** Request to send the quote as soon as it is released, and its outcome. */
    sendWhenReleased: jsonb('send_when_released').$type<SendWhenReleased>(),
    /** Name of the assistant that drafted the quote, until it is sent; null: a member did. */
    assistant: text('assistant'),
    /** Code on paper that was printed without a network; null: none. */
    offlineCode: text('offline_code'),
    /** Search text: number, customer and devices, in lower case. */
    searchText: text('search_text').notNull(),
    /** Amount that lists show, without its sign, and the name of the customer. Triggers keep both, for sorting (decision 079). */
    sortMinor: minor('sort_minor').notNull().default(noSortMinor),
    sortCustomer: bytewise('sort_customer').notNull().default(noSortCustomer),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Member responsible in place of the author; null: the author. */
    assignedTo: text('assigned_to'),
    updatedAt: moment('updated_at').notNull(),
    /** Site for the customer; null: the address of the team. */
    siteId: text('site_id').$type<SiteId>(),
    /** Changes of the site since the creation of the quote, oldest first, at most 20 (contract). */
    siteChanges: jsonb('site_changes').$type<SiteChange[]>().notNull().default([]),
    /** Time of archiving by a member; null: not archived. Every other change of the quote sets it to null. */
    archivedAt: moment('archived_at'),
    /** Numbers of the customer's questions, and of those without an answer. */
    questionsAsked: integer('questions_asked').notNull().default(0),
    questionsOpen: integer('questions_open').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId] }),
    uniqueIndex('quotes_number').on(table.teamId, table.number),
    index('quotes_newest').on(table.teamId, table.createdAt, table.quoteId),
    // Index with valid_until, to find expired quotes without reading the table.
    index('quotes_state').on(table.teamId, table.state, table.createdAt, table.quoteId, table.validUntil),
    // Index of trigrams, to find a text anywhere in words.
    index('quotes_search').using('gin', table.teamId, table.searchText.op('gin_trgm_ops')),
    index('quotes_to_release')
      .on(table.teamId, table.toReleaseSince, table.quoteId)
      .where(sql`to_release_since is not null`),
    index('quotes_to_price')
      .on(table.teamId, table.toPriceSince, table.quoteId)
      .where(sql`to_price_since is not null`),
    uniqueIndex('quotes_trial')
      .on(table.teamId)
      .where(sql`is_trial`),
    index('quotes_offline_code')
      .on(table.teamId, table.offlineCode)
      .where(sql`offline_code is not null`),
    index('quotes_customer').on(table.teamId, table.customerId, table.createdAt, table.quoteId),
    index('quotes_site')
      .on(table.teamId, table.siteId, table.createdAt, table.quoteId)
      .where(sql`site_id is not null`),
    foreignKey({
      name: 'quotes_site_of_team',
      columns: [table.teamId, table.siteId],
      foreignColumns: [sites.teamId, sites.siteId],
    }),
    index('quotes_author').on(table.teamId, table.createdBy, table.createdAt, table.quoteId),
    index('quotes_staff').on(table.teamId, staffOf(table), table.createdAt, table.quoteId),
    index('quotes_updated').on(table.teamId, table.updatedAt, table.quoteId),
    index('quotes_valid').on(table.teamId, table.validUntil, table.quoteId),
    index('quotes_archived')
      .on(table.teamId, table.createdAt, table.quoteId)
      .where(sql`archived_at is not null`),
    index('quotes_total').on(table.teamId, table.sortMinor, table.quoteId),
    index('quotes_customer_name').on(table.teamId, table.sortCustomer, table.quoteId),
  ],
)

export function snapshotCustomerId({ snapshot }: { readonly snapshot: unknown }): SQL {
  return sql`(${snapshot} #>> '{customer,id}')`
}

/**
 * Revisions of quotes, as a customer gets and answers them: state, totals, terms, and after sending
 * everything shown.
 */
export const quoteRevisions = product.table(
  'quote_revisions',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    revision: integer('revision').notNull(),
    state: text('state').$type<QuoteStateStored>().notNull(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    lineCount: integer('line_count').notNull(),
    /** Kind of all lines, or mixed; copied with their catalogs for lists. */
    kind: text('kind').$type<QuoteKind>().notNull(),
    catalogIds: text('catalog_ids').$type<CatalogId>().array().notNull(),
    chargeMinor: minor('charge_minor').notNull(),
    payoutMinor: minor('payout_minor').notNull(),
    /** Net, rounded to the step of cash. */
    netMinor: minor('net_minor').notNull(),
    /** Team's rule for rounding taxes when the lines were priced. */
    taxRounding: text('tax_rounding').$type<TaxRounding>().notNull().default('line'),
    /** Part of the net: difference from rounding each tax once for the quote. */
    taxRoundingMinor: minor('tax_rounding_minor').notNull().default(0),
    /** Team's cash step when the lines were priced; null: the total is not rounded. */
    cashStepMinor: minor('cash_step_minor'),
    /** Kind of the total before the customer has chosen. */
    totalKind: text('total_kind').$type<TotalKind>().notNull().default('exact'),
    /** Obstacles to sending the lines; copied for lists. */
    priceObstacles: jsonb('price_obstacles').$type<readonly LineObstacle[]>().notNull(),
    validDays: integer('valid_days').notNull(),
    note: text('note').notNull(),
    letCustomerChoose: boolean('let_customer_choose').notNull(),
    snapshot: jsonb('snapshot').$type<QuoteSnapshot>(),
    /** Proposition offered first for the first line; copied from the snapshot, which is large. */
    offeredKey: text('offered_key'),
    tokenHash: bytes('token_hash'),
    sentAt: moment('sent_at'),
    /** Channel of sending. Null: not sent, or sent by email before other channels existed. */
    channel: text('channel').$type<OfferChannel>(),
    firstViewedAt: moment('first_viewed_at'),
    acceptance: jsonb('acceptance').$type<StoredAcceptance>(),
    decline: jsonb('decline').$type<z.infer<typeof Decline>>(),
    cancellation: jsonb('cancellation').$type<Ending>(),
    /** Acceptances that a manager has undone, oldest first. */
    reopenings: jsonb('reopenings').$type<readonly Reopening[]>(),
    /** Time at which the expiry was recorded, some minutes after the last day. */
    expiredAt: moment('expired_at'),
    /** Null for drafts, and for quotes sent before deliveries were recorded. */
    delivery: jsonb('delivery').$type<QuoteDelivery>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.revision] }),
    // Index without the team id: customer links contain only the token.
    uniqueIndex('quote_revisions_token').on(table.tokenHash),
    // Index for figures of a period.
    index('quote_revisions_sent')
      .on(table.teamId, table.sentAt)
      .where(sql`sent_at is not null`),
    // Index for erasing a customer whom a later revision no longer has.
    index('quote_revisions_customer').on(table.teamId, snapshotCustomerId(table)),
    // Index for the times at which a customer opened offers.
    index('quote_revisions_viewed')
      .on(table.teamId, snapshotCustomerId(table), table.firstViewedAt, table.quoteId, table.revision)
      .where(sql`first_viewed_at is not null`),
    index('quote_revisions_expiring')
      .on(table.validUntil)
      .where(sql`state = 'sent' and expired_at is null`),
    foreignKey({
      name: 'quote_revisions_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)

/** Questions of customers, at most 20 per quote (contract). */
export const quoteQuestions = product.table(
  'quote_questions',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    questionId: text('question_id').$type<QuestionId>().notNull(),
    /** Revision on whose page the question was asked. */
    revision: integer('revision').notNull(),
    askedAt: moment('asked_at').notNull(),
    text: text('text').notNull(),
    name: text('name').notNull(),
    answer: jsonb('answer').$type<NonNullable<z.infer<typeof CustomerQuestion>['answer']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.questionId] }),
    foreignKey({
      name: 'quote_questions_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)
/** Notes of members about a quote, visible to the team only; at most 100 per quote (contract). */
export const quoteNotes = product.table(
  'quote_notes',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    noteId: text('note_id').$type<TeamNoteId>().notNull(),
    at: moment('at').notNull(),
    writtenBy: text('written_by').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.noteId] }),
    foreignKey({
      name: 'quote_notes_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)

/** A member's request to send a quote once it is released. */
export interface SendWhenReleased {
  readonly by: string
  /** Name and address for the mail, at the time of the request. */
  readonly name: string | null
  readonly email: string
  readonly at: string
  /**
   * waiting: for the release. changed: released at another amount, so not sent. failed: sending was refused.
   */
  readonly state: 'waiting' | 'changed' | 'failed'
  /** Reasons of the failure: codes of errors, and obstacles to sending. */
  readonly reasons: readonly string[]
}

/** A manual change of a line's price, and the largest change that its author may make. */
export interface LineAdjustment {
  readonly amountMinor: number
  readonly reason: string
  readonly by: string
  readonly maxAdjustBp: number
}

/** Lines of revisions, at most 1,000 each (contract). */
export const quoteLines = product.table(
  'quote_lines',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    revision: integer('revision').notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    /** Sort key of the line, with gaps (line-positions.ts). */
    position: integer('position').notNull(),
    kind: text('kind').$type<QuoteLine['kind']>().notNull(),
    catalogId: text('catalog_id').$type<CatalogId>().notNull(),
    catalogVersion: integer('catalog_version').notNull(),
    variantId: text('variant_id').notNull(),
    variantLabel: text('variant_label').notNull(),
    deviceKey: text('device_key'),
    deviceName: text('device_name').notNull(),
    imei: text('imei'),
    serial: text('serial'),
    answers: jsonb('answers').$type<QuoteLine['answers']>().notNull(),
    checks: jsonb('checks').$type<QuoteLine['checks']>().notNull(),
    propositionKey: text('proposition_key'),
    services: jsonb('services').$type<QuoteLine['services']>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Note for the team. */
    note: text('note').notNull().default(''),
    isOptional: boolean('is_optional').notNull().default(false),
    /** A member confirmed that the line is free; only for a line with an amount of zero. */
    isFree: boolean('is_free').notNull().default(false),
    choiceGroup: text('choice_group'),
    adjustment: jsonb('adjustment').$type<LineAdjustment>(),
    /** Prices set by a member; part of the result. */
    handPrice: jsonb('hand_price').$type<HandPrice>(),
    /** Purchase price of sold devices: for members who may see costs. */
    purchase: jsonb('purchase').$type<Purchase>(),
    approval: jsonb('approval').$type<LineApproval>(),
    /** Member who edited the line last; null: unedited since the creation of the quote. */
    editedBy: text('edited_by'),
    /** Checks made after the line was priced; of each kind and result the newest (later-checks.ts). */
    laterChecks: jsonb('later_checks').$type<LaterCheck[]>().notNull().default([]),
    /** Null until the quote is accepted. */
    fulfilment: jsonb('fulfilment').$type<LineFulfilment>(),
    chargeMinor: minor('charge_minor').notNull(),
    payoutMinor: minor('payout_minor').notNull(),
    netMinor: minor('net_minor').notNull(),
    /** Obstacle to sending the line; null if there is none. */
    obstacle: text('obstacle').$type<LineObstacle>(),
    /** Date in the team's time zone for which the line was priced. */
    pricedOn: date('priced_on', { mode: 'string' }).notNull(),
    /** Cash limit of the team with which the line was priced. */
    cashLimitMinor: minor('cash_limit_minor'),
    /** Price result, with its trace. */
    result: jsonb('result').$type<QuoteLine['result']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.revision, table.lineId] }),
    index('quote_lines_answered')
      .on(table.teamId, sql`(approval ->> 'answeredAt')`)
      .where(sql`approval ->> 'answeredAt' is not null`),
    index('quote_lines_imei')
      .on(table.teamId, table.imei)
      .where(sql`imei is not null`),
    index('quote_lines_serial')
      .on(table.teamId, table.serial)
      .where(sql`serial is not null`),
    // Index for the dashboard, which reads the few changed prices of a team.
    index('quote_lines_adjusted')
      .on(table.teamId, table.quoteId, table.revision)
      .where(sql`adjustment is not null`),
    // Index for counting the quotes of a version without reading lines.
    index('quote_lines_catalog').on(table.teamId, table.catalogId, table.catalogVersion, table.quoteId),
    foreignKey({
      name: 'quote_lines_revision',
      columns: [table.teamId, table.quoteId, table.revision],
      foreignColumns: [quoteRevisions.teamId, quoteRevisions.quoteId, quoteRevisions.revision],
    }),
  ],
)
