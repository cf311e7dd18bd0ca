import { z } from 'zod'
import { CustomerId, LineId, QuoteId, TeamId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { QuoteState } from '../quotes/lists/quote-filters.ts'

/** Events that are sent to webhooks. */
export const webhookEvents = [
  'quote.created',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.expired',
  'quote.cancelled',
  'quote.reopened',
  'quote.advanced',
] as const
export const WebhookEvent = z.enum(webhookEvents)
export type WebhookEvent = z.infer<typeof WebhookEvent>

const QuoteNews = z.object({
  teamId: TeamId,
  quoteId: QuoteId,
  number: z.string(),
  revision: z.number().int(),
  state: QuoteState.describe('After the event'),
  rev: z.number().int(),
  customerId: CustomerId.nullable().describe('null: none yet. Who it is can be read with an API key'),
  currency: CurrencyCode,
  netMinor: z
    .number()
    .int()
    .nullable()
    .describe(
      'Net of the quote; of an accepted one with agreed new prices, and without the devices that went back, never came or stay with the shop. Positive: the customer pays; negative: the team pays. null: a draft',
    ),
  validUntil: z.string().describe('Last day of the offer'),
  lineId: LineId.optional().describe('quote.advanced: the line'),
  fulfilment: z.string().optional().describe('quote.advanced: what its device has reached, such as received'),
})

/** Body of a webhook request: the envelope of Standard Webhooks. Has no costs and no personal data. */
export const WebhookPayload = z.discriminatedUnion('type', [
  z.object({ type: WebhookEvent, timestamp: z.iso.datetime(), data: QuoteNews }),
  z.object({
    type: z.literal('webhook.test').describe('Sent by hand from the settings'),
    timestamp: z.iso.datetime(),
    data: z.object({ teamId: TeamId }),
  }),
])
export type WebhookPayload = z.infer<typeof WebhookPayload>
