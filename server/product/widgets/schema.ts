import type { QuoteId, TeamId, VisitOffer, WidgetId, WidgetSettings, WidgetState } from '@costard/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** The member in whose name a widget makes quotes. */
export interface WidgetSender {
  readonly userId: string
  readonly name: string | null
  readonly email: string
  /** Time at which the member put it live. Missing in widgets of earlier versions. */
  readonly at?: string
}

export const widgets = product.table(
  'widgets',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    rev: integer('rev').notNull(),
    state: text('state').$type<WidgetState>().notNull(),
    settings: jsonb('settings').$type<WidgetSettings>().notNull(),
    /** Member who put the widget live last. */
    liveBy: jsonb('live_by').$type<WidgetSender>(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the last mail about its requests was published; null: none was. */
    requestsMailedAt: moment('requests_mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.widgetId] }),
    // A visitor knows the widget alone.
    unique('widgets_widget_id').on(table.widgetId),
  ],
)

/** The source of a visit. Empty: not known. */
const source = {
  host: text('host').notNull().default(''),
  campaign: text('campaign').notNull().default(''),
}

/** How many visits of a day came to a step, by where they came from: see visit-steps.ts and visit-source.ts. */
export const widgetCounts = product.table(
  'widget_counts',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    step: text('step').notNull(),
    /** In the time zone of the team. */
    day: date('day').notNull(),
    ...source,
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'widget_counts_by_source',
      columns: [table.teamId, table.widgetId, table.step, table.day, table.host, table.campaign],
    }),
    foreignKey({
      columns: [table.teamId, table.widgetId],
      foreignColumns: [widgets.teamId, widgets.widgetId],
    }).onDelete('cascade'),
  ],
)

/** Answers to requests of visits, so that a repeated request makes nothing new. */
export const widgetRequests = product.table(
  'widget_requests',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    /** Random, in the token of the visit. */
    visitId: text('visit_id').notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    /** Offer that the visit was shown; it gets no second one. */
    offer: jsonb('offer').$type<VisitOffer>().notNull().default({ kind: 'lead', reason: 'team', texts: [] }),
    ...source,
    at: moment('at').notNull(),
    /** No mail about it was published yet. */
    awaitsMail: boolean('awaits_mail').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.widgetId, table.visitId] }),
    index('widget_requests_awaiting_mail')
      .on(table.teamId, table.widgetId, table.at)
      .where(sql`awaits_mail`),
    foreignKey({
      columns: [table.teamId, table.widgetId],
      foreignColumns: [widgets.teamId, widgets.widgetId],
    }).onDelete('cascade'),
  ],
)
