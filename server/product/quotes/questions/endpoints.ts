import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { answerQuestion } from './answer-question.ts'

export function quoteQuestionEndpoints(parts: ProductParts): Answers<typeof contract.quoteQuestions> {
  return {
    answer: ({ context: { call }, input }) => answerQuestion(parts, call.change, call.member, input),
  }
}
