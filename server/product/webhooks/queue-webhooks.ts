import {
  LineId,
  type QuoteId,
  type TeamId,
  TeamId as TeamIdSchema,
  WebhookDeliveryId,
  webhookLimits,
  type WebhookPayload,
} from '@costard/contract'
import { agreedNet, isAllowed } from '@costard/quotes'
import { z } from 'zod'
import type { Transaction } from '#database'
import { eventType, publish } from '#outbox'
import type { AuditedFields } from '../audit/audited-fields.ts'
import { newId } from '../new-id.ts'
import { findQuote, type QuoteRow } from '../quotes/quote-store.ts'
import { countWaiting, type DeliveryRow, insertDelivery } from './delivery-store.ts'
import { eventOfChange } from './event-of-change.ts'
import { listWanting, type WebhookRow } from './webhook-store.ts'

/** A delivery to a webhook is to be tried. */
export const webhookDue = eventType(
  'webhook-due',
  z.object({
    teamId: TeamIdSchema,
    deliveryId: WebhookDeliveryId,
    /** Asked for by hand: also while the webhook is off or paused. */
    isByHand: z.boolean(),
  }),
)

interface QuoteChange {
  readonly teamId: TeamId
  readonly entityId: string
  readonly before?: AuditedFields | undefined
  readonly after?: AuditedFields | undefined
}

/** Queues the webhooks of the team for a change of a quote, in its transaction. */
export async function queueWebhooks(
  tx: Transaction,
  action: string,
  at: Date,
  { teamId, entityId, before, after }: QuoteChange,
): Promise<void> {
  const type = eventOfChange({ action, before, after })
  if (!type) return
  const wanting = await listWanting(tx, teamId, type)
  if (wanting.length === 0) return
  const quote = await findQuote(tx, teamId, entityId as QuoteId) // an entry about a quote has its id
  if (!quote) return
  const data = {
    ...newsOf(quote),
    ...(type === 'quote.expired' && { state: 'expired' as const }),
    ...lineOf(after),
  }
  for (const webhook of wanting)
    await queueDelivery(tx, webhook, { type, timestamp: at.toISOString(), data }, quote.number)
}

/** Adds a delivery. One that is not by hand fails at once when too many wait. */
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

/** One webhook is called once at a time. delayMs: from now. */
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
  // The amount of a draft is no offer yet.
  const netMinor = isAllowed('edit', state) ? null : agreedMinorOf(quote)
  return { teamId, quoteId, number, revision, state, rev, customerId, currency, netMinor, validUntil }
}

/**
 * Amount as lists have it: with agreed new prices, and once it is completed, what was paid or handed over.
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
