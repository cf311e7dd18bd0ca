import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { answerQuestion } from './answer-question.ts'

export function quoteQuestionEndpoints(
  parts: ProductParts,
): Router<typeof contract.quoteQuestions, CallContext> {
  return {
    answer: api.quoteQuestions.answer.handler(({ context: { call }, input }) =>
      answerQuestion(parts, call.change, call.member, input),
    ),
  }
}
