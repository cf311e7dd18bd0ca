import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { addRating } from './help-rating-store.ts'

export function helpEndpoints({
  database,
  usage,
}: Pick<ProductParts, 'database' | 'usage'>): Answers<typeof contract.help> {
  return {
    rate: async ({ context: { call }, input }) => {
      const { userId } = call.caller
      await database.transaction(async (tx) => {
        await usage.spend(tx, 'help/too-many', [
          ['help-ratings-per-person', userId],
          ['ratings-of-an-answer', `${userId} ${input.uid}`],
        ])
        await addRating(tx, input)
      })
      return null
    },
  }
}
