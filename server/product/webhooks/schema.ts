import type {
  TeamId,
  WebhookDelivery,
  WebhookDeliveryId,
  WebhookEvent,
  WebhookId,
  WebhookPayload,
} from '@costard/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, product } from '../schema.ts'
import { teams } from '../teams/schema.ts'

/** Addresses to which events of a team are sent. */
export const webhooks = product.table(
  'webhooks',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    webhookId: text('webhook_id').$type<WebhookId>().notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** Previous secret, which also signs until a time after its replacement. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    isOn: boolean('is_on').notNull().default(true),
    switchedOffAt: moment('switched_off_at'),
    /** Number of failed tries since the last successful one. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** Time until which due deliveries wait. */
    pausedUntil: moment('paused_until'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.webhookId] })],
)

/** Events for webhooks, with the result of their last try. */
export const webhookDeliveries = product.table(
  'webhook_deliveries',
  {
    teamId: text('team_id')
      .$type<TeamId>()
      .notNull()
      .references(() => teams.teamId),
    webhookId: text('webhook_id').$type<WebhookId>().notNull(),
    deliveryId: text('delivery_id').$type<WebhookDeliveryId>().notNull(),
    quoteNumber: text('quote_number'),
    payload: jsonb('payload').$type<WebhookPayload>().notNull(),
    state: text('state').$type<WebhookDelivery['state']>().notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    firstTriedAt: moment('first_tried_at'),
    triedAt: moment('tried_at'),
    nextTryAt: moment('next_try_at'),
    status: integer('status'),
    tookMs: integer('took_ms'),
    fault: text('fault').$type<NonNullable<WebhookDelivery['fault']>>(),
    /** Beginning of the last answer. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.teamId, table.deliveryId] }),
    index('webhook_deliveries_newest').on(table.teamId, table.webhookId, table.createdAt, table.deliveryId),
    index('webhook_deliveries_waiting')
      .on(table.teamId, table.webhookId)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
