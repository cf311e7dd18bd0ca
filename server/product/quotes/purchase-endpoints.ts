import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { savePurchase } from './lines/save-purchase.ts'

export function purchaseEndpoints(parts: ProductParts): Router<typeof contract.purchases, CallContext> {
  return {
    save: api.purchases.save.handler(({ context: { call }, input }) =>
      savePurchase(parts, call.change, call.member, input),
    ),
  }
}
