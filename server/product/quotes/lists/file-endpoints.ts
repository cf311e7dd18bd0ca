import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { exportQuotes } from './export-quotes.ts'
import { askedBy } from './conditions.ts'

export function quoteFileEndpoints({ now }: Pick<ProductParts, 'now'>): Answers<typeof contract.quoteFiles> {
  return {
    export: ({ context: { call }, input: { cursor, ...filters } }) =>
      exportQuotes(call.change, askedBy(call.member, now()), filters, cursor),
  }
}
