import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { refuseLine, releaseLine } from './answer-question.ts'
import { askForRelease, withdrawQuestion } from './ask-for-release.ts'
import { describeWaiting } from './describe-waiting.ts'
import { askBack, passOn, reply } from './discuss-line.ts'
import { priceByHand } from './price-by-hand.ts'
import { sendWhenReleased } from './send-when-released.ts'
import { undoAnswer } from './undo-answer.ts'

export function quoteApprovalEndpoints(parts: ProductParts): Answers<typeof contract.quoteApprovals> {
  return {
    listWaiting: ({ context: { call }, input }) => describeWaiting(parts, call.member, input.waitingFor),
    price: ({ context: { call }, input }) => priceByHand(parts, call.change, call.member, input),
    undo: ({ context: { call }, input }) => undoAnswer(parts, call.change, call.member, input),
    sendWhenReleased: ({ context: { call }, input }) =>
      sendWhenReleased(parts, call.change, call.member, input.quoteId, input.rev),
    ask: ({ context: { call }, input }) =>
      askForRelease(parts, call.change, call.member, input.quoteId, input),
    takeBack: ({ context: { call }, input }) =>
      withdrawQuestion(parts, call.change, call.member, input.quoteId, input.rev),
    release: ({ context: { call }, input }) => releaseLine(parts, call.change, call.member, input),
    refuse: ({ context: { call }, input }) => refuseLine(parts, call.change, call.member, input),
    askBack: ({ context: { call }, input }) => askBack(parts, call.change, call.member, input),
    reply: ({ context: { call }, input }) => reply(parts, call.change, call.member, input),
    passOn: ({ context: { call }, input }) => passOn(parts, call.change, call.member, input),
  }
}
