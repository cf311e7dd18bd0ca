import type {
  AddedServices,
  Answers,
  CounterOffer,
  Delivery,
  FindingNotes,
  LineId,
  QuoteId,
  TeamId,
} from '@costard/contract'
import { sql } from 'drizzle-orm'
import { customType, date, foreignKey, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { AcceptanceEvidence } from '../public/acceptance-evidence.ts'
import { quotes } from '../schema.ts'
import { moment, product } from '../../schema.ts'

/** Findings of an inspection about the device of a line so far. A line keeps its id in later revisions. */
export const lineInspections = product.table(
  'line_inspections',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    /** Increased by every change. */
    rev: integer('rev').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    notes: jsonb('notes').$type<FindingNotes>().notNull(),
    /** Added to a repair. */
    services: jsonb('services').$type<AddedServices>().notNull().default([]),
    message: text('message').notNull(),
    answerDays: integer('answer_days').notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.lineId] }),
    foreignKey({
      name: 'line_inspections_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)

/** How the mail about a counter-offer fares. `sending` counts the mails. */
export interface CounterDelivery {
  readonly state: Delivery['state']
  /** ISO 8601. */
  readonly at: string
  readonly sending: number
  readonly kind: 'offer' | 'reminder'
}

/** The answer, with its evidence if the customer gave it. */
export type StoredCounterAnswer = NonNullable<CounterOffer['answer']> &
  Partial<AcceptanceEvidence> & { readonly statement?: string }

// The state `notified` is stored as 'told': a process of the version before, which still runs during a
// deployment, would not count the price of another word.
const counterState = customType<{ data: CounterOffer['state']; driverData: string }>({
  dataType: () => 'text',
  toDriver: (state) => (state === 'notified' ? 'told' : state),
  fromDriver: (stored) => (stored === 'told' ? 'notified' : (stored as CounterOffer['state'])), // as written above
})

// A process of the version before, which still runs during a deployment, stores neither kind nor services nor photos.
const counterContent = customType<{ data: CounterOffer['content']; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) => ({
    kind: 'buy',
    services: [],
    photos: [],
    ...(stored as Omit<CounterOffer['content'], 'kind' | 'services' | 'photos'>), // these three override if stored
  }),
})

/** A new price for a device after its inspection, as it was sent. The accepted quote stays as it is. */
export const counterOffers = product.table(
  'counter_offers',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    state: counterState('state').notNull(),
    /** The last day to answer, in the time zone of the team. */
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    /** Everything the customer sees. */
    content: counterContent('content').notNull(),
    sentAt: moment('sent_at').notNull(),
    sentBy: text('sent_by').notNull(),
    answer: jsonb('answer').$type<StoredCounterAnswer>(),
    delivery: jsonb('delivery').$type<CounterDelivery>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.lineId] }),
    // Index of the counter-offers that the clock ends or reminds of.
    index('counter_offers_open')
      .on(table.answerBy)
      .where(sql`state = 'sent'`),
    foreignKey({
      name: 'counter_offers_quote',
      columns: [table.teamId, table.quoteId],
      foreignColumns: [quotes.teamId, quotes.quoteId],
    }),
  ],
)
