import { z } from 'zod'
import { call } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogVersion } from './catalogs.ts'
import { CatalogId, QuoteId, TeamId } from '../ids.ts'

/** A step of a price computation that differs between draft and quote. */
const DifferentStep = z.object({
  kind: z.string(),
  key: z.string().describe('Key of the question, service or proposition; else empty'),
  choice: z.string(),
  beforeMinor: z.number().int(),
  afterMinor: z.number().int(),
})

const BacktestDeal = z.object({
  quoteId: QuoteId,
  number: z.string(),
  device: z.string(),
  beforeMinor: z.number().int(),
  afterMinor: z.number().int(),
  steps: z.array(DifferentStep),
})
export type BacktestDeal = z.infer<typeof BacktestDeal>

export const CatalogBacktest = z.object({
  rev: z.number().int().describe('Revision of the draft'),
  version: CatalogVersion.nullable().describe('The published version that was compared; null: the draft'),
  since: z.string(),
  quotes: z.number().int().describe('Compared; those without a price are left out'),
  isPartial: z.boolean().describe(`True if there are more than ${catalogLimits.maxBacktestLines} lines`),
  changed: z.number().int(),
  differenceMinor: z
    .number()
    .int()
    .describe('Sum of the differences of all changed quotes, in what the team pays or gets'),
  noPrice: z.number().int().describe('Quotes that would have no instant price'),
  accepted: z.number().int().describe('Accepted quotes that change'),
  below: z.number().int().describe('Accepted quotes that fall below what was accepted'),
  models: z
    .array(z.object({ name: z.string(), quotes: z.number().int(), differenceMinor: z.number().int() }))
    .describe('Largest difference first'),
  causes: z
    .array(z.object({ kind: z.string(), key: z.string(), choice: z.string(), quotes: z.number().int() }))
    .describe('Steps of the computation that differ'),
  deals: z
    .array(BacktestDeal)
    .describe(`Accepted ones that fall most, at most ${catalogLimits.maxBacktestRows}`),
})
export type CatalogBacktest = z.infer<typeof CatalogBacktest>

/** Compares the draft of a catalog with earlier quotes. */
export const catalogBacktests = {
  run: call(
    'catalog.edit',
    {
      method: 'POST',
      path: '/teams/{teamId}/catalogs/{catalogId}/draft/backtest',
      tags: ['Catalogs'],
      summary: 'Price the quotes of the last 90 days again with the draft, or an earlier version',
      description: 'One at a time for each team. Changes nothing.',
    },
    'catalog/not-found',
    'catalog/version-gone',
    'catalog/not-publishable',
    'catalog/busy',
  )
    .input(
      z.object({
        teamId: TeamId,
        catalogId: CatalogId,
        version: CatalogVersion.optional().describe('Instead of the draft'),
      }),
    )
    .output(CatalogBacktest),
}
