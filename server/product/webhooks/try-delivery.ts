import { isRecoveredSince } from '#identity'
import { type EventHandler, on } from '#outbox'
import type { Sealer } from '#secrets'
import type { ProductParts } from '../parts.ts'
import { findTeam } from '../teams/team-store.ts'
import { createCallRoom } from './call-room.ts'
import { deliver } from './deliver.ts'
import { findDelivery, updateDelivery } from './delivery-store.ts'
import { queueTry, webhookDue } from './queue-webhooks.ts'
import { recordTry } from './record-try.ts'
import { secretsOf } from './webhook-secret.ts'
import { findWebhook } from './webhook-store.ts'

/** Handles `webhook-due`: tries a delivery once, outside of any transaction. */
export function tryDelivery(
  parts: Pick<ProductParts, 'database' | 'documents' | 'identity' | 'now'> & {
    readonly sealer: Sealer
    readonly asksPrivateAddresses: boolean
  },
): EventHandler {
  const { database, identity, sealer, asksPrivateAddresses, now } = parts
  const enter = createCallRoom()
  return on(webhookDue, async ({ teamId, deliveryId, isByHand }) => {
    const tx = database.orm
    const delivery = await findDelivery(tx, teamId, deliveryId)
    const webhook = delivery && (await findWebhook(tx, teamId, delivery.webhookId))
    // Skip if the delivery was removed or ended meanwhile.
    if (!webhook || delivery.state !== 'waiting') return
    const isClosed = Boolean((await findTeam(tx, teamId))?.closedAt)
    const isRecovered = isRecoveredSince(await identity.standingOf(webhook.createdBy), webhook.createdAt)
    if (isClosed || isRecovered || (!webhook.isOn && !isByHand)) {
      await updateDelivery(tx, delivery, { state: 'failed', fault: 'switched-off', nextTryAt: null })
      return
    }
    const pauseMs = isByHand ? 0 : (webhook.pausedUntil?.getTime() ?? 0) - now().getTime()
    if (pauseMs > 0) return queueTry(tx, delivery, { isByHand, delayMs: pauseMs })
    const room = enter(webhook)
    if ('delayMs' in room) return queueTry(tx, delivery, { isByHand, delayMs: room.delayMs })
    let tookMs: number | undefined
    try {
      const secrets = secretsOf(webhook, sealer, now())
      const outcome = await deliver(delivery, { url: webhook.url, secrets, asksPrivateAddresses })
      tookMs = outcome.tookMs
      await database.transaction((inside) => recordTry(inside, parts, delivery, outcome))
    } finally {
      room.end(tookMs)
    }
  })
}
