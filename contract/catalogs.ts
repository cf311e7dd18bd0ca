import { z } from 'zod'
import { call } from './call.ts'
import type { Localised } from './catalog-document.ts'
import { CatalogId, TeamId } from './ids.ts'
import { CurrencyCode } from './locales.ts'
import { uncheckedCatalog } from './unchecked.ts'

const LocalisedText = z.record(z.string(), z.string()) as z.ZodType<Localised>

export const CatalogSummary = z.object({
  id: CatalogId,
  name: LocalisedText,
  description: LocalisedText.optional(),
  kind: z.enum(['buy', 'repair', 'sell']),
  currency: CurrencyCode,
  version: z.number().int().describe('Published version, used by new quotes'),
  publishedAt: z.string(),
  models: z.number().int(),
  questions: z.number().int(),
  hasPrices: z.boolean().describe('False while no price is set'),
  samplePrices: z.boolean().describe('True until the team publishes a version of its own'),
})
export type CatalogSummary = z.infer<typeof CatalogSummary>

/** Starts at 1; a 4-byte integer in the database. */
export const CatalogVersion = z.number().int().positive().max(2_147_483_647)

const tags = ['Catalogs']

export const catalogs = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/catalogs',
    tags,
    summary: 'List the catalogs of a team',
  })
    .input(z.object({ teamId: TeamId }))
    .output(z.array(CatalogSummary)),
  get: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/catalogs/{catalogId}',
      tags,
      summary: 'Get a published catalog with pricing and wording',
      description: 'Without costs for those who may not see them.',
    },
    'catalog/not-found',
  )
    .input(
      z.object({
        teamId: TeamId,
        catalogId: CatalogId,
        version: z.coerce.number().pipe(CatalogVersion).optional(),
      }),
    )
    .output(uncheckedCatalog),
}
