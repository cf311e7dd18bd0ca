import { z } from 'zod'
import { call } from './call.ts'
import { DeviceCheck, DeviceNumbers } from './device-checks.ts'
import { QuoteId, TeamId } from './ids.ts'
import { CurrencyCode } from './locales.ts'
import { LineDevice } from './quote-lines.ts'
import { QuoteState } from './quote-filters.ts'

/** A line of an earlier quote with the same device. */
export const DeviceSighting = z.object({
  quoteId: QuoteId,
  number: z.string().describe('Number of the quote'),
  state: QuoteState,
  kind: z.enum(['buy', 'repair', 'sell']),
  device: LineDevice,
  variantLabel: z.string(),
  variantId: z.string(),
  customerName: z.string().nullable(),
  currency: CurrencyCode,
  netMinor: z
    .number()
    .int()
    .nullable()
    .describe(
      'Net amount of the line. Positive: the customer pays; negative: the team pays. null: a draft without a price that stands',
    ),
  checks: z.array(DeviceCheck),
  quotedAt: z.string(),
})
export type DeviceSighting = z.infer<typeof DeviceSighting>

export const devices = {
  history: call('quote.create', {
    method: 'GET',
    path: '/teams/{teamId}/devices/history',
    tags: ['Devices'],
    summary: 'List earlier quotes with the same IMEI or serial number, newest first, at most 20',
  })
    .input(DeviceNumbers.safeExtend({ teamId: TeamId, exceptQuoteId: QuoteId.optional() }))
    .output(z.array(DeviceSighting)),
}
