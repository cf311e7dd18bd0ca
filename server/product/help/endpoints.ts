import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { addRating } from './help-rating-store.ts'

export function helpEndpoints({
  database,
  usage,
}: Pick<ProductParts, 'database' | 'usage'>): Router<typeof contract.help, CallContext> {
  return {
    rate: api.help.rate.handler(async ({ context: { call }, input }) => {
      const { userId } = call.caller
      await database.transaction(async (tx) => {
        await usage.spend(tx, 'help/too-many', [
          ['help-ratings-per-person', userId],
          ['ratings-of-an-answer', `${userId} ${input.uid}`],
        ])
        await addRating(tx, input)
      })
      return null
    }),
  }
}
