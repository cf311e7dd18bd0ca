import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { ChangedDraftPart, DraftPart } from './draft-parts.ts'
import { CatalogVersion } from './catalogs.ts'
import { CatalogId, TeamId } from '../ids.ts'
import { TypedPart } from '../names/typed-part.ts'
import { uncheckedCatalog } from '../calls/unchecked.ts'

const tags = ['Catalogs']
const path = '/teams/{teamId}/catalogs/{catalogId}/draft'
const ofCatalog = z.object({ teamId: TeamId, catalogId: CatalogId })

const BaseVersion = CatalogVersion.nullable().describe(
  'The published version that it starts from; null: none yet',
)

export const CatalogDraft = z.object({
  baseVersion: BaseVersion,
  rev: z.number().int().describe('Grows with each change of the draft'),
  document: uncheckedCatalog,
  parts: z.array(DraftPart).describe('Parts that differ from the published version'),
})
export type CatalogDraft = z.infer<typeof CatalogDraft>

/** A draft split into its parts, for the page that edits it. */
const DraftParts = z.object({
  baseVersion: BaseVersion,
  rev: z.number().int().describe('Grows with each change of the draft'),
  base: uncheckedCatalog
    .nullable()
    .describe('Document that the draft starts from while nothing is published'),
  lines: z
    .string()
    .describe(
      'The parts that differ from the published version, a line each: a JSON array of kind, key, rev, time, author and value. Costs that the caller may not see have no value.',
    ),
})

/** Draft of a catalog: the next version, stored as changed parts of the published one. */
export const catalogDrafts = {
  get: call(
    'catalog.edit',
    { method: 'GET', path, tags, summary: 'Get the draft of the next version of a catalog' },
    'catalog/not-found',
  )
    .input(ofCatalog)
    .output(CatalogDraft),
  listParts: call(
    'catalog.edit',
    {
      method: 'GET',
      path: `${path}/parts`,
      tags,
      summary: 'List the parts of a draft that differ from the published version',
      description: 'As text, since there can be many.',
    },
    'catalog/not-found',
  )
    .input(ofCatalog)
    .output(DraftParts),
  listChanges: call(
    'catalog.edit',
    {
      method: 'GET',
      path: `${path}/changes`,
      tags,
      summary: 'List the parts of a draft changed after a rev',
    },
    'catalog/not-found',
  )
    .input(ofCatalog.extend({ after: z.coerce.number().int().min(0) }))
    .output(
      z.object({
        baseVersion: BaseVersion,
        rev: z.number().int(),
        changedParts: z.number().int().describe('All that differ from the published version'),
        parts: z.array(ChangedDraftPart),
        hasMore: z.boolean().describe('Ask again with the rev of the last one'),
      }),
    ),
  change: recordedCall(
    'catalog.edit',
    {
      method: 'PATCH',
      path,
      tags,
      withinPlan: 'catalogs',
      summary: 'Change parts of the draft of a catalog, all or none',
      description: 'Amounts also require price.edit.',
    },
    'catalog/not-found',
    'catalog/published',
    'catalog/scheduled',
    'catalog/part-changed',
    'catalog/too-large',
  )
    .input(
      ofCatalog.extend({
        baseVersion: BaseVersion,
        changes: z
          .array(
            z.object({ part: TypedPart, rev: z.number().int().min(0).describe('The one that was read') }),
          )
          .min(1)
          .max(catalogLimits.maxChanges)
          .refine(
            (changes) =>
              new Set(changes.map(({ part }) => `${part.kind} ${part.key}`)).size === changes.length,
            'Each part once',
          ),
      }),
    )
    .output(z.object({ rev: z.number().int(), parts: z.array(DraftPart) })),
  changeMany: recordedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: `${path}/changes`,
      tags,
      withinPlan: 'catalogs',
      summary: 'Change many parts of the draft of a catalog, all or none',
      description:
        'For price lists: like a change, with one line for each part, which is a JSON array of its kind, key, rev and value. Amounts also require price.edit.',
    },
    'catalog/not-found',
    'catalog/published',
    'catalog/scheduled',
    'catalog/part-changed',
    'catalog/too-large',
  )
    .input(
      ofCatalog.extend({
        baseVersion: BaseVersion,
        lines: z.string().min(1).max(catalogLimits.maxManyLength),
      }),
    )
    .output(
      z.object({
        rev: z.number().int(),
        updatedAt: z.string(),
        updatedBy: z.string(),
      }),
    ),
  discard: recordedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: `${path}/discard`,
      tags,
      summary: 'Discard all changes since the published version',
    },
    'catalog/not-found',
    'catalog/scheduled',
    'catalog/draft-changed',
  )
    .input(ofCatalog.extend({ rev: z.number().int().describe('The one that was read') }))
    .output(z.object({ rev: z.number().int() })),
}
