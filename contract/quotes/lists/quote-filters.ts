import { quoteStates } from '@costard/quotes'
import { z } from 'zod'
import { declineReasons } from '../customer/decline-reasons.ts'
import { CatalogId, CustomerId, QuoteId, SiteId } from '../../ids.ts'
import { quoteLimits } from '../quote-limits.ts'
import { quoteSorts } from './quote-columns.ts'

export const QuoteState = z.enum(quoteStates)

/** Kind of a quote, by its lines; mixed: more than one kind. */
export const QuoteKind = z.enum(['buy', 'repair', 'sell', 'mixed'])
export type QuoteKind = z.infer<typeof QuoteKind>

const Day = z.iso.date().describe('In the time zone of the team')
const Amount = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Without its sign')

const longestValue = 128
const longestText = quoteLimits.maxFilterValues * (longestValue + 1) - 1

/** Returns the schema of a filter with one value, or with alternatives separated by commas. */
function oneOrMore<Value extends z.ZodType<string, string>>(value: Value) {
  return z
    .string()
    .min(1)
    .max(longestText)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value).max(quoteLimits.maxFilterValues))
}

const said = `one, or several separated by commas, at most ${quoteLimits.maxFilterValues}`

/** Filters of a list of quotes. All given filters apply. */
export const quoteFilters = {
  state: oneOrMore(QuoteState).optional().describe(`States: ${said}`),
  search: z
    .string()
    .trim()
    .max(120)
    .optional()
    .describe('Searches number, IMEI, serial number, customer and device; words in any order'),
  customerId: CustomerId.optional(),
  archived: z
    .enum(['without', 'only', 'with'])
    .optional()
    .describe(
      'Archived quotes. without: none of them. Absent: with them in a search, among those of a customer and in the exported file, else without',
    ),
  kind: oneOrMore(QuoteKind).optional().describe(`Kinds: ${said}`),
  createdBy: oneOrMore(z.string().min(1).max(longestValue))
    .optional()
    .describe(
      `Ids of the users who look after the quotes: whom they were assigned to, else who made them: ${said}`,
    ),
  siteId: oneOrMore(SiteId).optional().describe(`Sites: ${said}`),
  createdFrom: Day.optional(),
  createdTo: Day.optional(),
  sentFrom: Day.optional(),
  sentTo: Day.optional(),
  validFrom: Day.optional(),
  validTo: Day.optional(),
  minMinor: Amount.optional(),
  maxMinor: Amount.optional(),
  catalogId: oneOrMore(CatalogId).optional().describe(`Catalogs: ${said}`),
  propositionKey: z.string().min(1).max(64).optional().describe('Offered as first choice in the first line'),
  declineReason: oneOrMore(z.enum(declineReasons)).optional().describe(`Reasons: ${said}`),
  isUndelivered: z.stringbool().optional().describe('true: the last email failed'),
  needsYou: z
    .stringbool()
    .optional()
    .describe(
      'true: in your care and a draft, accepted, not delivered or with a question of the customer; who may release also gets what waits for that',
    ),
}
export const QuoteFilters = z.object(quoteFilters)
export type QuoteFilters = z.infer<typeof QuoteFilters>

/** Sort keys of a list of quotes; a minus reverses the order. */
export const QuoteSort = z
  .enum(quoteSorts.flatMap((sort) => [sort, `-${sort}`] as const))
  .describe(
    'What the list is sorted by, in reverse with a minus; total: without its sign. Quotes without a price or a customer are last either way',
  )
export type QuoteSort = z.infer<typeof QuoteSort>

/** Comma-separated ids of quotes in a query string. */
export const QuoteIds = z
  .string()
  .max(quoteLimits.maxIdsPerCall * 21)
  .transform((ids) => ids.split(','))
  .pipe(z.array(QuoteId).max(quoteLimits.maxIdsPerCall))
  .describe(`Separated by commas, at most ${quoteLimits.maxIdsPerCall}`)
