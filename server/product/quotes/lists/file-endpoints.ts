import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { exportQuotes } from './export-quotes.ts'
import { askedBy } from './conditions.ts'

export function quoteFileEndpoints({
  database,
  now,
}: Pick<ProductParts, 'database' | 'now'>): Answers<typeof contract.quoteFiles> {
  return {
    export: async ({ context: { call }, input: { teamId, cursor, ...filters } }) => {
      const page = await exportQuotes(database.reads, askedBy(call.member, now()), filters, cursor)
      return call.record(async ({ record }) => {
        if (cursor === undefined)
          await record({ teamId, entity: 'team', entityId: teamId, after: { isExported: 'quotes' } })
        return page
      })
    },
  }
}
