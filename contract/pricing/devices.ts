import { z } from 'zod'
import { call } from '../calls/call.ts'
import { DeviceCheck, DeviceNumbers } from './device-checks.ts'
import { deviceLimits } from './device-limits.ts'
import { CatalogId, QuoteId, TeamId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { StoredDevice } from '../quotes/lines/quote-lines.ts'
import { QuoteState } from '../quotes/lists/quote-filters.ts'

/** A line of an earlier quote with the same device. */
export const DeviceSighting = z.object({
  quoteId: QuoteId,
  number: z.string().describe('Number of the quote'),
  state: QuoteState,
  kind: z.enum(['buy', 'repair', 'sell']),
  device: StoredDevice,
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

/** Models that a text may mean, and the team's catalogs that price them. */
export const IdentifiedDevice = z.object({
  confidence: z
    .enum(['exact', 'several', 'none'])
    .describe('exact: one model without doubt. several: ask which. none: nothing fits'),
  problem: z
    .string()
    .nullable()
    .describe('Why a number names no model, such as imei-check-digit or serial-random'),
  imei: z.string().nullable().describe('In the text, with a valid check digit'),
  serial: z.string().nullable().describe('In the text'),
  candidates: z
    .array(
      z.object({
        device: z.object({ key: z.string().optional(), name: z.string() }).describe('For a line of a quote'),
        catalogs: z
          .array(
            z.object({
              catalogId: CatalogId,
              name: z.string(),
              kind: z.enum(['buy', 'repair', 'sell']),
              variants: z
                .array(z.object({ variantId: z.string(), label: z.string() }))
                .max(deviceLimits.maxVariants)
                .describe('Variants that match the text'),
            }),
          )
          .describe('Published catalogs that have it; empty: a person prices it'),
      }),
    )
    .max(deviceLimits.maxCandidates)
    .describe('Best first'),
})
export type IdentifiedDevice = z.infer<typeof IdentifiedDevice>

export const devices = {
  identify: call('member', {
    method: 'POST',
    path: '/teams/{teamId}/devices/identify',
    tags: ['Devices'],
    scope: 'catalogs.read',
    summary: 'Identify an Apple device from a name, an IMEI, a serial, model or part number',
    description: `Also lists where the catalogs of the team price it. Looks at the first ${deviceLimits.maxCatalogs} catalogs.`,
  })
    .input(z.object({ teamId: TeamId, text: z.string().trim().min(1).max(deviceLimits.maxText) }))
    .output(IdentifiedDevice),
  history: call('quote.create', {
    method: 'GET',
    path: '/teams/{teamId}/devices/history',
    tags: ['Devices'],
    summary: 'List earlier quotes with the same IMEI or serial number, newest first, at most 20',
  })
    .input(DeviceNumbers.safeExtend({ teamId: TeamId, exceptQuoteId: QuoteId.optional() }))
    .output(z.array(DeviceSighting)),
}
