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

/** Findings so far of the inspection of a line's device. A line keeps its id in later revisions. */
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
    /** Services added to a repair. */
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

/** State of the mail about a counter-offer. `sending` counts the mails. */
export interface CounterDelivery {
  readonly state: Delivery['state']
  /** ISO 8601. */
  readonly at: string
  readonly sending: number
  readonly kind: 'offer' | 'reminder'
}

/** Answer, with its evidence if the customer gave it. */
export type StoredCounterAnswer = NonNullable<CounterOffer['answer']> &
  Partial<AcceptanceEvidence> & { readonly statement?: string }

// The state `notified` is stored as 'told': during a deployment a process of the previous version still runs,
// and would ignore the price in an unknown state.
const counterState = customType<{ data: CounterOffer['state']; driverData: string }>({
  dataType: () => 'text',
  toDriver: (state) => (state === 'notified' ? 'told' : state),
  fromDriver: (stored) => (stored === 'told' ? 'notified' : (stored as CounterOffer['state'])), // inverse of toDriver
})

// Content of a counter-offer; kind, services and photos have defaults, since processes of the previous
// version, still running during a deployment, do not store them.
const counterContent = customType<{ data: CounterOffer['content']; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (content) => JSON.stringify(content),
  fromDriver: (stored) => ({
    kind: 'buy',
    services: [],
    photos: [],
    ...(stored as Omit<CounterOffer['content'], 'kind' | 'services' | 'photos'>), // stored values override these three
  }),
})

/** New prices of devices after their inspection, as sent. The accepted quote stays unchanged. */
export const counterOffers = product.table(
  'counter_offers',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    lineId: text('line_id').$type<LineId>().notNull(),
    state: counterState('state').notNull(),
    /** Last day to answer, in the time zone of the team. */
    answerBy: date('answer_by', { mode: 'string' }).notNull(),
    /** Everything that the customer sees. */
    content: counterContent('content').notNull(),
    sentAt: moment('sent_at').notNull(),
    sentBy: text('sent_by').notNull(),
    answer: jsonb('answer').$type<StoredCounterAnswer>(),
    delivery: jsonb('delivery').$type<CounterDelivery>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.quoteId, table.lineId] }),
    // Index for ending and reminding of counter-offers on time.
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
