import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { describePrice, reasonsOf } from './describe-price.ts'
import { explainPrice, priceDevice } from './price-device.ts'

export function devicePriceEndpoints(
  parts: Pick<ProductParts, 'database' | 'now'>,
): Answers<typeof contract.devicePrices> {
  return {
    compute: async ({ context: { call }, input }) => {
      const priced = await priceDevice(parts, call.member, input)
      return { ...describePrice(priced), reasons: reasonsOf(priced) }
    },
    explain: async ({ context: { call }, input }) => {
      const priced = await priceDevice(parts, call.member, input)
      const { device, outcome, currency, amount } = describePrice(priced)
      const lines = explainPrice(priced, input.audience)
      return { device, outcome, currency, amount, lines, reasons: reasonsOf(priced) }
    },
  }
}
