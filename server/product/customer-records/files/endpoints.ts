import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { exportCustomers } from './export-customers.ts'
import { importCustomers } from './import-customers.ts'

export function customerFileEndpoints(parts: ProductParts): Answers<typeof contract.customerFiles> {
  return {
    import: ({ context: { call }, input }) => importCustomers(parts, call.change, call.member, input),
    export: async ({ context: { call }, input: { teamId, cursor } }) => {
      const page = await exportCustomers(parts.database.reads, teamId, cursor)
      return call.record(async ({ record }) => {
        if (cursor === undefined)
          await record({ teamId, entity: 'team', entityId: teamId, after: { isExported: true } })
        return page
      })
    },
  }
}
