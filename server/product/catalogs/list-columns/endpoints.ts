import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { findListColumns, saveListColumn } from './list-column-store.ts'

export function listColumnEndpoints({ database, now }: ProductParts): Answers<typeof contract.listColumns> {
  return {
    list: ({ input: { teamId } }) => findListColumns(database.orm, teamId),
    save: async ({ input: { teamId, heading, has } }) => {
      await saveListColumn(database.orm, { teamId, heading, has, saidAt: now() })
      return { heading }
    },
  }
}
