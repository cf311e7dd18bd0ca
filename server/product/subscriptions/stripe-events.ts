import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Config } from '#config'
import { CodedError, limitBody } from '#http'
import { publish } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { billingChanged } from './billing-changed.ts'
import { stripeEventLimits } from './stripe-event-limits.ts'
import type { StripeBilling } from './stripe-billing.ts'
import { takeEvent } from './subscription-store.ts'

/** Path for events from Stripe. */
export const stripeEventsPath = '/webhooks/stripe'

/** Events after which a subscription may have changed; their objects have a customer. */
const followed: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
])

/**
 * Receives events from Stripe. Their content is not stored: an event only triggers reading the current state,
 * so their order does not matter. The signature is checked on the raw body, before parsing.
 */
export function stripeEventRoutes(
  { database, now }: Pick<ProductParts, 'database' | 'now'>,
  { stripe }: Pick<StripeBilling, 'stripe'>,
  { webhookSecret }: NonNullable<Config['stripe']>,
): Hono {
  const routes = new Hono()
  const { maxBytes, toleranceSeconds } = stripeEventLimits
  routes.post(stripeEventsPath, async (c) => {
    const header = c.req.header('stripe-signature')
    // Check before reading the body.
    if (!header || header.length > 1000 || !/^t=\d+,/.test(header)) throw refusal()
    const raw = await rawBody(c, maxBytes)
    const at = now()
    const event = await stripe.webhooks
      .constructEventAsync(raw, header, webhookSecret, toleranceSeconds, undefined, at.getTime())
      .catch(() => {
        throw refusal()
      })
    if (!isEvent(event)) throw noEvent()
    const customerRef = followed.has(event.type) ? customerIn(event.data.object) : undefined
    if (customerRef !== undefined) {
      await database.transaction(async (tx) => {
        if (!(await takeEvent(tx, event.id, at))) return
        await publish(tx, billingChanged, { customerRef })
      })
    }
    return c.json({ received: true })
  })
  return routes
}

async function rawBody(c: Context, maxBytes: number): Promise<Buffer> {
  let raw: ArrayBuffer | undefined
  await limitBody(maxBytes)(c, async () => void (raw = await c.req.arrayBuffer()))
  return Buffer.from(raw ?? new ArrayBuffer(0))
}

/** Stripe's SDK types a signed body as any JSON. */
function isEvent(event: unknown): boolean {
  return signedEvent.safeParse(event).success
}

const signedEvent = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

function noEvent(): CodedError {
  return new CodedError({
    code: 'webhook/not-an-event',
    status: 400,
    message: 'The body is not an event of Stripe.',
  })
}

function customerIn(object: object): string | undefined {
  const customer: unknown = 'customer' in object ? object.customer : undefined
  return typeof customer === 'string' ? customer : undefined
}

function refusal(): CodedError {
  return new CodedError({
    code: 'webhook/signature-invalid',
    status: 400,
    message: 'The signature is missing, wrong or too old.',
  })
}
