import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { exportCustomers } from './export-customers.ts'
import { importCustomers } from './import-customers.ts'

export function customerFileEndpoints(
  parts: ProductParts,
): Router<typeof contract.customerFiles, CallContext> {
  return {
    import: api.customerFiles.import.handler(({ context: { call }, input }) =>
      importCustomers(parts, call.change, call.member, input),
    ),
    export: api.customerFiles.export.handler(({ context: { call }, input }) =>
      exportCustomers(call.change, input.teamId, input.cursor),
    ),
  }
}
