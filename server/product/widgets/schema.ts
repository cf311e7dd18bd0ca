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

/** Member in whose name a widget creates quotes. */
export interface WidgetSender {
  readonly userId: string
  readonly name: string | null
  readonly email: string
  /** Time at which the member published the widget. Missing in widgets of earlier versions. */
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
    /** Member who published the widget last. */
    liveBy: jsonb('live_by').$type<WidgetSender>(),
    createdAt: moment('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Time of publishing the last mail event about its requests; null: none. */
    requestsMailedAt: moment('requests_mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.widgetId] }),
    // Unique without the team: a visitor only knows the widget.
    unique('widgets_widget_id').on(table.widgetId),
  ],
)

/** Source of the visit. Empty: unknown. */
const source = {
  host: text('host').notNull().default(''),
  campaign: text('campaign').notNull().default(''),
}

/** Numbers of visits that reached a step on a day, by source: see visit-steps.ts and visit-source.ts. */
export const widgetCounts = product.table(
  'widget_counts',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    step: text('step').notNull(),
    /** Day in the time zone of the team. */
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

/** Answers to requests of visits, so that a repeated request creates nothing. */
export const widgetRequests = product.table(
  'widget_requests',
  {
    teamId: text('team_id').$type<TeamId>().notNull(),
    widgetId: text('widget_id').$type<WidgetId>().notNull(),
    /** Random id in the token of the visit. */
    visitId: text('visit_id').notNull(),
    quoteId: text('quote_id').$type<QuoteId>().notNull(),
    /** Offer shown to the visit, which gets no second one. */
    offer: jsonb('offer').$type<VisitOffer>().notNull().default({ kind: 'lead', reason: 'team', texts: [] }),
    ...source,
    at: moment('at').notNull(),
    /** True if no mail event about the request was published yet. */
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
