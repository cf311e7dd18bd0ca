import {
  LineId,
  type QuoteId,
  type TeamId,
  TeamId as TeamIdSchema,
  WebhookDeliveryId,
  type WebhookEvent,
  type WebhookId,
  webhookLimits,
  type WebhookPayload,
} from '@costard/contract'
import { agreedNet, isAllowed } from '@costard/quotes'
import { z } from 'zod'
import { type LastPart, type Transaction, writeLast } from '#database'
import { eventType, publish } from '#outbox'
import type { AuditedFields } from '../audit/audited-fields.ts'
import { newId } from '../rows/new-id.ts'
import { findQuote, type QuoteRow } from '../quotes/quote-store.ts'
import { countWaiting, type DeliveryRow, insertDelivery } from './delivery-store.ts'
import { eventOfChange } from './event-of-change.ts'
import { wantingWebhooks, type WebhookRow } from './webhook-store.ts'

/** Published when a delivery to a webhook is due; its handler makes the call. */
export const webhookDue = eventType(
  'webhook-due',
  z.object({
    teamId: TeamIdSchema,
    deliveryId: WebhookDeliveryId,
    /** Requested manually: deliver even if the webhook is off or paused. */
    isByHand: z.boolean(),
  }),
)

interface QuoteChange {
  readonly teamId: TeamId
  readonly entityId: string
  readonly before?: AuditedFields | undefined
  readonly after?: AuditedFields | undefined
}

/**
 * Queues deliveries for a change of a quote, in its transaction. They contain the final state of the quote.
 */
export async function queueWebhooks(
  tx: Transaction,
  action: string,
  at: Date,
  change: QuoteChange,
): Promise<void> {
  const { before, after } = change
  const type = eventOfChange({ action, before, after })
  if (type) await writeLast(tx, wanting, { type, at, change })
}

interface Event {
  readonly type: WebhookEvent
  readonly at: Date
  readonly change: QuoteChange
}

/**
 * Query for webhooks that want an event, sent with the last writes of the change: most teams have no
 * webhooks.
 */
const wanting: LastPart<Event> = {
  name: 'hooks',
  text: wantingWebhooks,
  parameterOf: (events) =>
    JSON.stringify(events.map(({ type, change: { teamId } }) => ({ team_id: teamId, event: type }))),
  async taken(tx, events, found) {
    const wanted = found as readonly { readonly place: number; readonly webhook_id: WebhookId }[] // columns selected by the query
    for (const [index, event] of events.entries()) {
      const webhookIds = wanted.filter(({ place }) => place === index + 1).map((one) => one.webhook_id)
      if (webhookIds.length > 0) await queueEvent(tx, event, webhookIds)
    }
  },
}

async function queueEvent(
  tx: Transaction,
  { type, at, change: { teamId, entityId, after } }: Event,
  webhookIds: readonly WebhookId[],
): Promise<void> {
  const quote = await findQuote(tx, teamId, entityId as QuoteId) // an entry about a quote has the quote's id
  if (!quote) return
  const data = {
    ...newsOf(quote),
    ...(type === 'quote.expired' && { state: 'expired' as const }),
    ...lineOf(after),
  }
  const payload = { type, timestamp: at.toISOString(), data }
  for (const webhookId of webhookIds) await queueDelivery(tx, { teamId, webhookId }, payload, quote.number)
}

/** Adds a delivery. An automatic one fails at once if too many wait. */
export async function queueDelivery(
  tx: Transaction,
  { teamId, webhookId }: Pick<WebhookRow, 'teamId' | 'webhookId'>,
  payload: WebhookPayload,
  quoteNumber: string | null,
): Promise<DeliveryRow> {
  const isByHand = payload.type === 'webhook.test'
  const isFull = !isByHand && (await countWaiting(tx, teamId, webhookId)) >= webhookLimits.maxWaiting
  const createdAt = new Date(payload.timestamp)
  const delivery = await insertDelivery(tx, {
    teamId,
    webhookId,
    deliveryId: WebhookDeliveryId.parse(`msg_${newId()}`),
    quoteNumber,
    payload,
    createdAt,
    ...(isFull ? { state: 'failed', fault: 'queue-full' } : { state: 'waiting', nextTryAt: createdAt }),
  })
  if (!isFull) await queueTry(tx, delivery, { isByHand })
  return delivery
}

/** Queues a try; a webhook is called once at a time. delayMs: delay from now. */
export function queueTry(
  tx: Transaction,
  { teamId, webhookId, deliveryId }: Pick<DeliveryRow, 'teamId' | 'webhookId' | 'deliveryId'>,
  { isByHand, delayMs = 0 }: { readonly isByHand: boolean; readonly delayMs?: number },
): Promise<void> {
  return publish(
    tx,
    webhookDue,
    { teamId, deliveryId, isByHand },
    {
      key: `webhook ${deliveryId}`,
      queue: `webhook ${webhookId}`,
      delayMs,
    },
  )
}

function newsOf(quote: QuoteRow) {
  const { teamId, quoteId, number, revision, state, rev, customerId, currency, validUntil } = quote
  // The amount of a draft is not an offer yet.
  const netMinor = isAllowed('edit', state) ? null : agreedMinorOf(quote)
  return { teamId, quoteId, number, revision, state, rev, customerId, currency, netMinor, validUntil }
}

/**
 * Returns the amount of a quote as in lists: with agreed new prices, without devices for which nothing is
 * paid.
 */
function agreedMinorOf(quote: QuoteRow): number {
  const { acceptance, netMinor, counterMinor, settledMinor, cashStepMinor } = quote
  if (!acceptance) return netMinor
  return settledMinor ?? agreedNet(acceptance, counterMinor, cashStepMinor)
}

function lineOf(after: AuditedFields | undefined) {
  const lineId = LineId.safeParse(after?.lineId)
  if (!lineId.success || typeof after?.fulfilment !== 'string') return {}
  return { lineId: lineId.data, fulfilment: after.fulfilment }
}
