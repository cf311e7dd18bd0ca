import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { describePrice, reasonsOf } from './describe-price.ts'
import { explainPrice, priceDevice } from './price-device.ts'

export function devicePriceEndpoints(
  parts: Pick<ProductParts, 'database' | 'now'>,
): Router<typeof contract.devicePrices, CallContext> {
  return {
    compute: api.devicePrices.compute.handler(async ({ context: { call }, input }) => {
      const priced = await priceDevice(parts, call.member, input)
      return { ...describePrice(priced), reasons: reasonsOf(priced) }
    }),
    explain: api.devicePrices.explain.handler(async ({ context: { call }, input }) => {
      const priced = await priceDevice(parts, call.member, input)
      const { device, outcome, currency, amount } = describePrice(priced)
      const lines = explainPrice(priced, input.audience)
      return { device, outcome, currency, amount, lines, reasons: reasonsOf(priced) }
    }),
  }
}
