import { webhookLimits } from '@costard/contract'
import { z } from 'zod'
import { TeamId, WebhookId } from '@costard/contract'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import type { Outcome } from './deliver.ts'
import { type DeliveryRow, failWaiting, updateDelivery } from './delivery-store.ts'
import { queueTry } from './queue-webhooks.ts'
import { lockWebhook, updateWebhook, type WebhookRow } from './webhook-store.ts'

/** Record id in the `settings` revision. */
export const webhooksSetting = 'webhooks'

/** Published when a webhook was switched off after failed deliveries; its handler mails the owners. */
export const webhookSwitchedOff = eventType(
  'webhook-switched-off',
  z.object({ teamId: TeamId, webhookId: WebhookId, url: z.string(), at: z.iso.datetime() }),
  'mail',
)

const [second, minute, hour] = [1000, 60_000, 3_600_000]
/** Delays before each further try; together some 24 hours. */
const delaysMs = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 15 * hour]
/** Consecutive failures until a webhook pauses with all its due deliveries, so that it occupies no worker. */
const failuresToPause = 3
/** Length of pauses, doubled after each further failure. Each pause postpones all waiting deliveries once. */
const pausesMs = { first: 30 * second, longest: 10 * minute }
/** HTTP status of a permanently gone receiver. */
const gone = 410

/** Records a try as delivered, to be retried, or failed, and switches off a webhook that keeps failing. */
export async function recordTry(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents' | 'now'>,
  delivery: DeliveryRow,
  { status, tookMs, answer, fault }: Outcome,
): Promise<void> {
  const webhook = await lockWebhook(tx, delivery.teamId, delivery.webhookId)
  if (!webhook) return // the delivery was removed meanwhile
  const at = parts.now()
  const tries = delivery.tries + 1
  const tried = {
    tries,
    firstTriedAt: delivery.firstTriedAt ?? at,
    triedAt: at,
    status,
    tookMs,
    answer,
    fault,
  }
  if (fault === null) {
    await updateDelivery(tx, delivery, { ...tried, state: 'delivered', nextTryAt: null })
    await update(tx, webhook, { failures: 0, failingSince: null, pausedUntil: null })
    return
  }
  const delayMs = webhook.isOn && status !== gone ? delaysMs[tries - 1] : undefined
  const isOver = tries >= webhookLimits.maxTries || delayMs === undefined
  await updateDelivery(tx, delivery, {
    ...tried,
    state: isOver ? 'failed' : 'waiting',
    nextTryAt: isOver ? null : new Date(at.getTime() + delayMs),
  })
  if (!isOver) await queueTry(tx, delivery, { isByHand: false, delayMs })
  const failures = webhook.failures + 1
  const failingSince = webhook.failingSince ?? at
  await update(tx, webhook, {
    failures,
    failingSince,
    pausedUntil: failures >= failuresToPause ? new Date(at.getTime() + pauseAfter(failures)) : null,
  })
  const tookNothing = tries >= webhookLimits.maxTries && failingSince <= tried.firstTriedAt
  if (webhook.isOn && (status === gone || tookNothing)) await switchOff(tx, parts, webhook, at)
}

function pauseAfter(failures: number): number {
  return Math.min(pausesMs.first * 2 ** (failures - failuresToPause), pausesMs.longest)
}

async function switchOff(
  tx: Transaction,
  parts: Pick<ProductParts, 'documents'>,
  webhook: WebhookRow,
  at: Date,
): Promise<void> {
  const { teamId, webhookId, url } = webhook
  await update(tx, webhook, { isOn: false, switchedOffAt: at })
  await failWaiting(tx, teamId, webhookId)
  await publish(tx, webhookSwitchedOff, { teamId, webhookId, url, at: at.toISOString() })
  await bumpRevisions(tx, parts, teamId, { settings: webhooksSetting }, null)
}

async function update(
  tx: Transaction,
  { teamId, webhookId }: WebhookRow,
  change: Parameters<typeof updateWebhook>[3],
): Promise<void> {
  await updateWebhook(tx, teamId, webhookId, change)
}
