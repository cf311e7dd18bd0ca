import { quoteStates } from '@costard/quotes'
import { z } from 'zod'
import { declineReasons } from './decline-reasons.ts'
import { CatalogId, CustomerId, SiteId } from '../ids.ts'

export const QuoteState = z.enum(quoteStates)

/** Kind of a quote by its devices; mixed: more than one kind. */
export const QuoteKind = z.enum(['buy', 'repair', 'sell', 'mixed'])
export type QuoteKind = z.infer<typeof QuoteKind>

const Day = z.iso.date().describe('In the time zone of the team')
const Amount = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Without its sign')

/** Filters of a list of quotes. All given filters apply. */
export const quoteFilters = {
  state: QuoteState.optional(),
  search: z
    .string()
    .trim()
    .max(120)
    .optional()
    .describe('Searches number, IMEI, serial number, customer and device; words in any order'),
  customerId: CustomerId.optional(),
  kind: QuoteKind.optional(),
  createdBy: z.string().min(1).max(128).optional().describe('Id of the user who made the quote'),
  siteId: SiteId.optional(),
  createdFrom: Day.optional(),
  createdTo: Day.optional(),
  sentFrom: Day.optional(),
  sentTo: Day.optional(),
  validFrom: Day.optional(),
  validTo: Day.optional(),
  minMinor: Amount.optional(),
  maxMinor: Amount.optional(),
  catalogId: CatalogId.optional(),
  propositionKey: z.string().min(1).max(64).optional().describe('Offered as first choice in the first line'),
  declineReason: z.enum(declineReasons).optional(),
  isUndelivered: z.stringbool().optional().describe('true: the last email failed'),
  needsYou: z
    .stringbool()
    .optional()
    .describe(
      'true: made by you and a draft, accepted, not delivered or with a question of the customer; who may release also gets what waits for that',
    ),
}
export const QuoteFilters = z.object(quoteFilters)
export type QuoteFilters = z.infer<typeof QuoteFilters>
