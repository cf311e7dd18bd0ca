import type { WebhookDelivery, WebhookDeliveryId, WebhookId } from '@costard/contract'
import type { Transaction } from '#database'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { describeDelivery, getDelivery, updateDelivery } from './delivery-store.ts'
import { queueDelivery, queueTry } from './queue-webhooks.ts'
import { getWebhook } from './webhook-store.ts'

type Parts = Pick<ProductParts, 'usage' | 'now'>

/** Sends a test event. Throws webhook/not-found, webhook/too-many-sent. */
export async function sendTest(
  parts: Parts,
  { tx, record }: Change,
  { teamId }: Member,
  webhookId: WebhookId,
): Promise<WebhookDelivery> {
  const webhook = await getWebhook(tx, teamId, webhookId)
  await countTry(tx, parts, teamId)
  const timestamp = parts.now().toISOString()
  const payload = { type: 'webhook.test' as const, timestamp, data: { teamId } }
  const delivery = await queueDelivery(tx, webhook, payload, null)
  await record({ teamId, entity: 'webhook', entityId: webhookId, after: { isTested: true } })
  return describeDelivery(delivery)
}

/** Repeats a delivery now, with the same id. Throws webhook/delivery-not-found, webhook/too-many-sent. */
export async function resend(
  parts: Parts,
  { tx, record }: Change,
  { teamId }: Member,
  webhookId: WebhookId,
  deliveryId: WebhookDeliveryId,
): Promise<WebhookDelivery> {
  const delivery = await getDelivery(tx, teamId, webhookId, deliveryId)
  await countTry(tx, parts, teamId)
  const row = await updateDelivery(tx, delivery, { state: 'waiting', nextTryAt: parts.now() })
  await queueTry(tx, delivery, { isByHand: true })
  await record({ teamId, entity: 'webhook', entityId: webhookId, after: { resent: deliveryId } })
  return describeDelivery(row)
}

function countTry(tx: Transaction, { usage }: Parts, teamId: string): Promise<void> {
  return usage.spend(tx, 'webhook/too-many-sent', [['webhook-tries-per-team', teamId]])
}
