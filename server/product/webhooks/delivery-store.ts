import {
  type TeamId,
  type WebhookDelivery,
  type WebhookDeliveryDetail,
  type WebhookDeliveryId,
  type WebhookId,
  webhookLimits,
} from '@costard/contract'
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { webhookDeliveries } from './schema.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
const { teamId: ofTeam, webhookId: ofWebhook, deliveryId: id, state, createdAt } = webhookDeliveries

export async function insertDelivery(
  tx: Transaction,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow> {
  const [inserted] = await tx.insert(webhookDeliveries).values(row).returning()
  return inserted! // the insert returns one row
}

/** Counts deliveries up to the limit. */
export async function countWaiting(tx: Transaction, teamId: TeamId, webhookId: WebhookId): Promise<number> {
  const waiting = tx
    .select({ id })
    .from(webhookDeliveries)
    .where(and(deliveriesOf(teamId, webhookId), eq(state, 'waiting')))
    .limit(webhookLimits.maxWaiting)
    .as('waiting')
  const [found] = await tx.select({ deliveries: count() }).from(waiting)
  return found?.deliveries ?? 0
}

/** Lists a page of deliveries, newest first, and one more if there are more. */
export function listDeliveries(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
  before: WebhookDeliveryId | undefined,
): Promise<DeliveryRow[]> {
  const earlier =
    before &&
    sql`(${createdAt}, ${id}) < (select last.created_at, last.delivery_id from ${webhookDeliveries} last
      where last.team_id = ${teamId} and last.delivery_id = ${before})`
  return tx
    .select()
    .from(webhookDeliveries)
    .where(and(deliveriesOf(teamId, webhookId), earlier))
    .orderBy(desc(createdAt), desc(id))
    .limit(webhookLimits.maxPage + 1)
}

export async function findDelivery(
  tx: Transaction,
  teamId: TeamId,
  deliveryId: WebhookDeliveryId,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(and(eq(ofTeam, teamId), eq(id, deliveryId)))
  return row
}

/** Throws webhook/delivery-not-found. */
export async function getDelivery(
  tx: Transaction,
  teamId: TeamId,
  webhookId: WebhookId,
  deliveryId: WebhookDeliveryId,
): Promise<DeliveryRow> {
  const row = await findDelivery(tx, teamId, deliveryId)
  if (row?.webhookId !== webhookId) throw apiError('webhook/delivery-not-found')
  return row
}

export async function updateDelivery(
  tx: Transaction,
  { teamId, deliveryId }: Pick<DeliveryRow, 'teamId' | 'deliveryId'>,
  change: Partial<Omit<DeliveryRow, 'teamId' | 'webhookId' | 'deliveryId'>>,
): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(ofTeam, teamId), eq(id, deliveryId)))
    .returning()
  if (!row) throw apiError('webhook/delivery-not-found')
  return row
}

/** Fails the waiting deliveries of a webhook that is switched off. */
export async function failWaiting(tx: Transaction, teamId: TeamId, webhookId: WebhookId): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', fault: 'switched-off', nextTryAt: null })
    .where(and(deliveriesOf(teamId, webhookId), eq(state, 'waiting')))
}

export async function deleteOldDeliveries(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - webhookLimits.keptDays * 24 * 60 * 60 * 1000)
  await tx.delete(webhookDeliveries).where(lt(createdAt, oldest))
}

export function describeDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.deliveryId,
    event: row.payload.type,
    quoteNumber: row.quoteNumber,
    state: row.state,
    tries: row.tries,
    createdAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt?.toISOString() ?? null,
    status: row.status,
    tookMs: row.tookMs,
    fault: row.fault,
  }
}

export function describeDeliveryDetail(row: DeliveryRow): WebhookDeliveryDetail {
  return { ...describeDelivery(row), payload: row.payload, answer: row.answer }
}

function deliveriesOf(teamId: TeamId, webhookId: WebhookId) {
  return and(eq(ofTeam, teamId), eq(ofWebhook, webhookId))
}
