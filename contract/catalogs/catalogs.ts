import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import type { Localised } from './catalog-document.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogId, TeamId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { nameField } from '../names/name-fields.ts'
import { uncheckedCatalog } from '../calls/unchecked.ts'

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

/** Version number of a catalog. Starts at 1; a 4-byte integer in the database. */
export const CatalogVersion = z.number().int().positive().max(2_147_483_647)

/** Time at which the draft is published automatically, or the reason why publishing failed. */
export const CatalogSchedule = z.object({
  at: z.string(),
  by: z.string().describe('Id of the user who scheduled the publication'),
  note: z.string(),
  state: z.enum(['waiting', 'failed']),
  reason: z.string().nullable().describe('The error code for which it was not published'),
})
export type CatalogSchedule = z.infer<typeof CatalogSchedule>

/** A catalog as the team manages it, whether it is published or not. */
export const ManagedCatalog = CatalogSummary.omit({ version: true, publishedAt: true }).extend({
  version: CatalogVersion.nullable().describe('Published version; null: none yet'),
  publishedAt: z.string().nullable(),
  archivedAt: z.string().nullable(),
  changes: z.number().int().describe('Parts of the draft that differ from the published version'),
  changedAt: z.string().describe('Last change of the draft, else of the published version'),
  schedule: CatalogSchedule.nullable(),
  quotes: z.number().int().describe('Quotes with its prices, counted up to a bound'),
  hasMoreQuotes: z.boolean().describe('The bound was reached'),
  isReadOnly: z.boolean().describe('The plan has no room for it: it is not changed, nor used for new quotes'),
})
export type ManagedCatalog = z.infer<typeof ManagedCatalog>

const Kind = z.enum(['buy', 'repair', 'sell'])
const Start = z.discriminatedUnion('from', [
  z.object({ from: z.literal('sample'), kind: Kind }),
  z.object({ from: z.literal('copy'), catalogId: CatalogId }),
  z.object({ from: z.literal('empty'), kind: Kind }),
])

const tags = ['Catalogs']

/** Catalog that a call reads. version: default is the published one. */
export const CatalogToRead = z.object({
  teamId: TeamId,
  catalogId: CatalogId,
  version: z.coerce.number().pipe(CatalogVersion).optional(),
})

export const catalogs = {
  list: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/catalogs',
    tags,
    scope: 'catalogs.read',
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
      scope: 'catalogs.read',
      summary: 'Get a published catalog with pricing and wording',
      isStreamed: true,
      description: 'Without costs for those who may not see them.',
    },
    'catalog/not-found',
  )
    .input(CatalogToRead)
    .output(uncheckedCatalog),
  listManaged: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/managed-catalogs',
    tags,
    summary: 'List all catalogs of a team, also unpublished and archived ones',
  })
    .input(z.object({ teamId: TeamId }))
    .output(z.array(ManagedCatalog).describe(`At most ${catalogLimits.maxCatalogs}`)),
  add: recordedCall(
    'catalog.edit',
    {
      method: 'POST',
      path: '/teams/{teamId}/catalogs',
      tags,
      summary: 'Add a catalog, unpublished',
      successStatus: 201,
    },
    'catalog/not-found',
    'catalog/too-many',
    'plan/limit-reached',
  )
    .input(
      z.object({
        teamId: TeamId,
        name: nameField(catalogLimits.maxName),
        start: Start,
      }),
    )
    .output(z.object({ id: CatalogId })),
  archive: recordedCall(
    'catalog.publish',
    {
      method: 'PUT',
      path: '/teams/{teamId}/catalogs/{catalogId}/archived',
      tags,
      summary: 'Archive a catalog, or restore it',
      description:
        'New quotes cannot use an archived catalog; those that have its prices keep them. A catalog of a live widget cannot be archived.',
    },
    'catalog/not-found',
    'catalog/in-use',
    'plan/limit-reached',
  )
    .input(z.object({ teamId: TeamId, catalogId: CatalogId, isArchived: z.boolean() }))
    .output(z.object({ archivedAt: z.string().nullable() })),
}
