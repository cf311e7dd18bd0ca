import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { exportQuotes } from './export-quotes.ts'
import { askedBy } from './quote-conditions.ts'

export function quoteFileEndpoints({
  now,
}: Pick<ProductParts, 'now'>): Router<typeof contract.quoteFiles, CallContext> {
  return {
    export: api.quoteFiles.export.handler(({ context: { call }, input: { cursor, ...filters } }) =>
      exportQuotes(call.change, askedBy(call.member, now()), filters, cursor),
    ),
  }
}
