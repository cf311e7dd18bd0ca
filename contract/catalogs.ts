import { oc } from '@orpc/contract'
import { z } from 'zod'
import type { CatalogDocument, Localised } from './catalog-document.ts'
import { errorsOf } from './error-codes.ts'
import { CatalogId, TeamId } from './ids.ts'
import { CurrencyCode } from './locales.ts'

/** Checked where it is written (publishing), trusted where it is read. */
const Document = z.looseObject({
  pricing: z
    .looseObject({})
    .describe('Models, questions, effects, propositions and services: what prices a device'),
  wording: z.looseObject({}).describe('The words for all of it, keyed like the pricing part'),
  validDays: z.number().int().describe('How long an offer holds'),
  samplePrices: z.boolean(),
}) as unknown as z.ZodType<CatalogDocument>
const LocalisedText = z.record(z.string(), z.string()) as z.ZodType<Localised>

export const CatalogSummary = z.object({
  id: CatalogId,
  name: LocalisedText,
  description: LocalisedText.optional(),
  kind: z.enum(['buy', 'repair', 'sell']),
  currency: CurrencyCode,
  version: z.number().int().describe('The published version that quotes use'),
  publishedAt: z.string(),
  models: z.number().int(),
  questions: z.number().int(),
  hasPrices: z.boolean().describe('False while every price is still empty'),
  samplePrices: z.boolean().describe('True until the team publishes a version of its own'),
})
export type CatalogSummary = z.infer<typeof CatalogSummary>

/** Counted up from 1, and no longer than a 4-byte integer. */
export const CatalogVersion = z.number().int().positive().max(2_147_483_647)

const tags = ['Catalogs']

export const catalogs = {
  list: oc
    .route({ method: 'GET', path: '/teams/{teamId}/catalogs', tags, summary: 'Catalogs of a team' })
    .errors(errorsOf('identity/signed-out', 'team/not-found'))
    .input(z.object({ teamId: TeamId }))
    .output(z.array(CatalogSummary)),
  get: oc
    .route({
      method: 'GET',
      path: '/teams/{teamId}/catalogs/{catalogId}',
      tags,
      summary: 'A published catalog, whole: what price() takes, and its wording',
    })
    .errors(errorsOf('identity/signed-out', 'team/not-found', 'catalog/not-found'))
    .input(
      z.object({
        teamId: TeamId,
        catalogId: CatalogId,
        version: z.coerce.number().pipe(CatalogVersion).optional(),
      }),
    )
    .output(Document),
}
