import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { getNewerPrices } from './get-newer-prices.ts'
import { applyNewerPrices } from './apply-newer-prices.ts'

export function newerPriceEndpoints(parts: ProductParts): Router<typeof contract.newerPrices, CallContext> {
  return {
    get: api.newerPrices.get.handler(({ context: { call }, input }) =>
      getNewerPrices(parts.database.orm, call.member, input.quoteId, parts.now()),
    ),
    apply: api.newerPrices.apply.handler(({ context: { call }, input }) =>
      applyNewerPrices(parts, call.change, call.member, input.quoteId, input),
    ),
  }
}
