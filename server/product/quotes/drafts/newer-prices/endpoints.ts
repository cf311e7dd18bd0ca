import type { contract } from '@costard/contract'
import type { Answers } from '../../../answers.ts'
import type { ProductParts } from '../../../parts.ts'
import { getNewerPrices } from './get-newer-prices.ts'
import { applyNewerPrices } from './apply-newer-prices.ts'

export function newerPriceEndpoints(parts: ProductParts): Answers<typeof contract.newerPrices> {
  return {
    get: ({ context: { call }, input }) =>
      getNewerPrices(parts.database.orm, call.member, input.quoteId, parts.now()),
    apply: ({ context: { call }, input }) =>
      applyNewerPrices(parts, call.change, call.member, input.quoteId, input),
  }
}
