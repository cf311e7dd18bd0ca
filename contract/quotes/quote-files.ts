import { z } from 'zod'
import { preparedCall } from '../calls/call.ts'
import { TeamId } from '../ids.ts'
import { quoteFilters, QuoteIds, QuoteSort } from './lists/quote-filters.ts'
import { quoteLimits } from './quote-limits.ts'

export const quoteFiles = {
  export: preparedCall('customer.export', {
    method: 'GET',
    path: '/teams/{teamId}/quotes/csv',
    tags: ['Quotes'],
    summary: 'Export quotes as CSV, page by page; only the first page has column names',
    description: 'A text that a spreadsheet could take for a formula has an apostrophe in front.',
  })
    .input(
      z.object({
        teamId: TeamId,
        ...quoteFilters,
        ids: QuoteIds.optional().describe(
          `Only these, separated by commas, at most ${quoteLimits.maxIdsPerCall}`,
        ),
        sort: QuoteSort.default('-created'),
        cursor: z.string().max(1000).optional(),
      }),
    )
    .output(
      z.object({
        csv: z.string(),
        quotes: z.number().int().describe('On this page'),
        nextCursor: z.string().nullable(),
      }),
    ),
}
