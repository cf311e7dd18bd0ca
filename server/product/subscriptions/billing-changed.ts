import { z } from 'zod'
import { eventType } from '#outbox'

/** Published when a customer of the payment provider changed; its handler reads the current state. */
export const billingChanged = eventType('billing-changed', z.object({ customerRef: z.string() }))
