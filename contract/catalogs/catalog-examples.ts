import { z } from 'zod'
import { Answers } from '../pricing/answers.ts'
import { call, recordedCall } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { CatalogId, ExampleId, TeamId } from '../ids.ts'
import { nameField } from '../names/name-fields.ts'

const Key = z.string().min(1).max(120)

/** Device and answers of an example; missing answers count as good condition. */
export const Trial = z.object({
  variantId: Key,
  answers: Answers,
  propositionKey: Key.exactOptional(),
  services: z.array(Key).max(catalogLimits.maxServices),
})
export type Trial = z.infer<typeof Trial>

const Name = nameField(catalogLimits.maxName)

export const CatalogExample = z.object({
  id: ExampleId,
  name: z.string(),
  trial: Trial,
  createdBy: z.string(),
  createdAt: z.string(),
})
export type CatalogExample = z.infer<typeof CatalogExample>

const tags = ['Catalogs']
const path = '/teams/{teamId}/catalogs/{catalogId}/examples'
const ofCatalog = z.object({ teamId: TeamId, catalogId: CatalogId })

/** Examples kept with a catalog: their prices are compared before a draft is published. */
export const catalogExamples = {
  list: call(
    'catalog.edit',
    { method: 'GET', path, tags, summary: 'List the examples of a catalog' },
    'catalog/not-found',
  )
    .input(ofCatalog)
    .output(z.array(CatalogExample).describe(`Oldest first, at most ${catalogLimits.maxExamples}`)),
  add: recordedCall(
    'catalog.edit',
    { method: 'POST', path, tags, summary: 'Keep a case as an example of a catalog', successStatus: 201 },
    'catalog/not-found',
    'catalog/too-many-examples',
    'quote/line-invalid',
  )
    .input(ofCatalog.extend({ name: Name, trial: Trial }))
    .output(CatalogExample),
  remove: recordedCall(
    'catalog.edit',
    { method: 'POST', path: `${path}/{exampleId}/remove`, tags, summary: 'Remove an example of a catalog' },
    'catalog/not-found',
    'catalog/example-not-found',
  )
    .input(ofCatalog.extend({ exampleId: ExampleId }))
    .output(z.object({ id: ExampleId })),
}
