import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { findListShapes, saveListShape } from './list-shape-store.ts'

export function listShapeEndpoints({ database, now }: ProductParts): Answers<typeof contract.listShapes> {
  return {
    list: ({ input: { teamId } }) => findListShapes(database.orm, teamId),
    save: async ({ input: { teamId, shape } }) => {
      await saveListShape(database.orm, { teamId, shape, savedAt: now() })
      return { headings: shape.columns.length }
    },
  }
}
