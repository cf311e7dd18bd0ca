import { type TeamId, type WebhookId, webhookLimits } from '@costard/contract'
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { webhookDeliveries, webhooks } from './schema.ts'

export type WebhookRow = typeof webhooks.$inferSelect

/** A webhook with the numbers of its deliveries, each counted up to the limit of waiting ones. */
export interface CountedWebhook extends WebhookRow {
  readonly waiting: number
  readonly total: number
}

function upToLimit(isWaiting: boolean) {
  return sql<number>`(select count(*)::int from (select from ${webhookDeliveries} kept
    where kept.team_id = webhooks.team_id and kept.webhook_id = webhooks.webhook_id
      ${isWaiting ? sql`and kept.state = 'waiting'` : sql``} limit ${webhookLimits.maxWaiting}) counted)`
}
const counted = { ...getTableColumns(webhooks), waiting: upToLimit(true), total: upToLimit(false) }

export function listWebhooks(tx: Transaction, teamId: TeamId): Promise<CountedWebhook[]> {
  return tx
    .select(counted)
    .from(webhooks)
    .where(eq(webhooks.teamId, teamId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.webhookId))
}

/** Returns a webhook. Throws webhook/not-found. */
export async function getWebhook(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
): Promise<CountedWebhook> {
  const [row] = await tx.select(counted).from(webhooks).where(isWebhook(teamId, webhookId))
  if (!row) throw apiError('webhook/not-found')
  return row
}

export async function findWebhook(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(isWebhook(teamId, webhookId))
  return row
}

export async function countWebhooks(tx: Transaction, teamId: TeamId): Promise<number> {
  const [found] = await tx.select({ held: count() }).from(webhooks).where(eq(webhooks.teamId, teamId))
  return found?.held ?? 0
}

/**
 * SQL of the active webhooks that want an event, as `place` and `webhook_id`. parameter: list of `team_id`
 * and `event`, as JSON; places count from one.
 */
export function wantingWebhooks(parameter: string): string {
  return `select asked.place::int, webhook.webhook_id
    from rows from (json_to_recordset(${parameter}) as (team_id text, event text))
      with ordinality as asked (team_id, event, place)
    join product.webhooks as webhook
      on webhook.team_id = asked.team_id and webhook.is_on and webhook.events @> array[asked.event]`
}

export async function insertWebhook(tx: Transaction, row: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(row)
}

/** Throws webhook/not-found. */
export async function updateWebhook(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
  change: Partial<Omit<WebhookRow, 'teamId' | 'webhookId'>>,
): Promise<WebhookRow> {
  const [row] = await tx.update(webhooks).set(change).where(isWebhook(teamId, webhookId)).returning()
  if (!row) throw apiError('webhook/not-found')
  return row
}

/** Returns a webhook and locks its row. */
export async function lockWebhook(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
): Promise<WebhookRow | undefined> {
  const [row] = await tx.select().from(webhooks).where(isWebhook(teamId, webhookId)).for('update')
  return row
}

/** Removes a webhook with its deliveries. Throws webhook/not-found. */
export async function deleteWebhook(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
): Promise<WebhookRow> {
  const [row] = await tx.delete(webhooks).where(isWebhook(teamId, webhookId)).returning()
  if (!row) throw apiError('webhook/not-found')
  await tx
    .delete(webhookDeliveries)
    .where(and(eq(webhookDeliveries.teamId, teamId), eq(webhookDeliveries.webhookId, webhookId)))
  return row
}

function isWebhook(teamId: TeamId, webhookId: WebhookId) {
  return and(eq(webhooks.teamId, teamId), eq(webhooks.webhookId, webhookId))
}
