import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { describeNumbering, saveNumbering } from './save-numbering.ts'

export function numberingEndpoints(parts: ProductParts): Answers<typeof contract.numbering> {
  return {
    get: ({ context: { call } }) => describeNumbering(parts, parts.database.orm, call.member),
    save: ({ context: { call }, input }) => saveNumbering(parts, call.change, call.member, input),
  }
}
