import { z } from 'zod'
import { eventType } from '#outbox'

/** Something about a customer of the payment provider changed: what it has now is to be read. */
export const billingChanged = eventType('billing-changed', z.object({ customerRef: z.string() }))
