import type { contract } from '@costard/contract'
import type { Answers } from '../../../answers.ts'
import type { ProductParts } from '../../../parts.ts'
import { savePurchase } from './save-purchase.ts'

export function purchaseEndpoints(parts: ProductParts): Answers<typeof contract.purchases> {
  return {
    save: ({ context: { call }, input }) => savePurchase(parts, call.change, call.member, input),
  }
}
