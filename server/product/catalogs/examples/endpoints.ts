import type { contract, ExampleId } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { getDraftHead } from '../drafts/draft-store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { withKnownKeys } from '../with-known-keys.ts'
import { deleteExample, insertExample, listExamples } from './example-store.ts'

export function catalogExampleEndpoints({
  database,
  now,
}: ProductParts): Answers<typeof contract.catalogExamples> {
  return {
    list: async ({ input }) => {
      await getDraftHead(database.orm, input)
      return listExamples(database.orm, input)
    },
    add: async ({ context: { call }, input }) => {
      const { teamId, catalogId, name } = input
      const { tx, record } = call.change
      const { document } = await readDraft(tx, input)
      const { language } = call.member.team
      const trial = withKnownKeys(document, input.trial, { path: 'trial', language })
      const createdBy = call.caller.userId
      const exampleId = newId<ExampleId>()
      const row = { teamId, catalogId, exampleId, name, trial, createdAt: now(), createdBy }
      const added = await insertExample(tx, row)
      await record({ teamId, entity: 'catalog', entityId: catalogId, after: { example: name } })
      return added
    },
    remove: async ({ context: { call }, input }) => {
      const { teamId, catalogId, exampleId } = input
      const { tx, record } = call.change
      await getDraftHead(tx, input)
      const example = await deleteExample(tx, input, exampleId)
      await record({ teamId, entity: 'catalog', entityId: catalogId, before: { example } })
      return { id: exampleId }
    },
  }
}
