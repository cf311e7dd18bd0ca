import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { describeNumbering, saveNumbering } from './save-numbering.ts'

export function numberingEndpoints(parts: ProductParts): Router<typeof contract.numbering, CallContext> {
  return {
    get: api.numbering.get.handler(({ context: { call } }) =>
      describeNumbering(parts, parts.database.orm, call.member),
    ),
    save: api.numbering.save.handler(({ context: { call }, input }) =>
      saveNumbering(parts, call.change, call.member, input),
    ),
  }
}
