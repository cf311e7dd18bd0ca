import { publishCodes } from '@costard/pricing'
import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogVersion } from './catalogs.ts'
import { CatalogId, TeamId } from '../ids.ts'

const tags = ['Catalogs']
const path = '/teams/{teamId}/catalogs/{catalogId}'
const ofCatalog = z.object({ teamId: TeamId, catalogId: CatalogId })

/** Finding of the check of a draft: an error prevents publishing, a warning should be looked at first. */
export const CatalogFinding = z.object({
  code: z.enum(publishCodes),
  severity: z.enum(['error', 'warning']),
  path: z.string().describe('The place in `pricing` of the draft, such as models.3.variants.0.priceMinor'),
})
export type CatalogFinding = z.infer<typeof CatalogFinding>

export const CatalogCheck = z.object({
  baseVersion: CatalogVersion.nullable(),
  rev: z.number().int().describe('Revision of the draft that was checked'),
  errors: z.number().int(),
  warnings: z.number().int(),
  findings: z.array(CatalogFinding).describe(`Errors first, at most ${catalogLimits.maxFindings}`),
})
export type CatalogCheck = z.infer<typeof CatalogCheck>

export const PublishedVersion = z.object({
  version: CatalogVersion,
  publishedAt: z.string(),
  publishedBy: z.string(),
  note: z.string(),
  models: z.number().int(),
  questions: z.number().int(),
  quotes: z.number().int().describe('Quotes with a line priced with it'),
})
export type PublishedVersion = z.infer<typeof PublishedVersion>

const Note = z.string().trim().max(catalogLimits.maxNote)
const Read = z.object({
  baseVersion: CatalogVersion.nullable().describe('The published version that was read; null: none yet'),
})

/** Publishing the draft of a catalog, and its published versions. */
export const catalogVersions = {
  check: call(
    'catalog.edit',
    { method: 'GET', path: `${path}/draft/check`, tags, summary: 'Check whether a draft can be published' },
    'catalog/not-found',
    'catalog/busy',
  )
    .input(ofCatalog)
    .output(CatalogCheck),
  publish: preparedCall(
    'catalog.publish',
    {
      method: 'POST',
      path: `${path}/publish`,
      tags,
      withinPlan: 'catalogs',
      summary: 'Publish the draft of a catalog as its next version',
      description: 'Quotes keep the version they were made with.',
    },
    'catalog/not-found',
    'catalog/archived',
    'catalog/published',
    'catalog/draft-changed',
    'catalog/nothing-changed',
    'catalog/not-publishable',
    'catalog/busy',
  )
    .input(
      ofCatalog.extend({
        ...Read.shape,
        rev: z.number().int().min(0).describe('Revision of the draft that was read'),
        note: Note.default(''),
      }),
    )
    .output(z.object({ version: CatalogVersion })),
  list: call(
    'member',
    { method: 'GET', path: `${path}/versions`, tags, summary: 'List the published versions of a catalog' },
    'catalog/not-found',
  )
    .input(ofCatalog.extend({ before: z.coerce.number().pipe(CatalogVersion).optional() }))
    .output(
      z.object({
        versions: z
          .array(PublishedVersion)
          .describe(`Latest first, at most ${catalogLimits.maxVersionsPerPage}`),
        hasMore: z.boolean(),
      }),
    ),
  rollBack: recordedCall(
    'catalog.publish',
    {
      method: 'POST',
      path: `${path}/roll-back`,
      tags,
      withinPlan: 'catalogs',
      summary: 'Publish a copy of an earlier version under the next number',
      description: 'The changes in the draft stay.',
    },
    'catalog/not-found',
    'catalog/archived',
    'catalog/published',
    'catalog/version-gone',
  )
    .input(ofCatalog.extend({ baseVersion: CatalogVersion, to: CatalogVersion, note: Note.default('') }))
    .output(z.object({ version: CatalogVersion })),
}
