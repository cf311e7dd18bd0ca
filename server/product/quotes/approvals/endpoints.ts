import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { refuseLine, releaseLine } from './answer-question.ts'
import { askForRelease, takeBackQuestion } from './ask-for-release.ts'
import { describeWaiting } from './describe-waiting.ts'
import { askBack, passOn, reply } from './discuss-line.ts'
import { priceByHand } from './price-by-hand.ts'
import { sendWhenReleased } from './send-when-released.ts'
import { undoAnswer } from './undo-answer.ts'

export function quoteApprovalEndpoints(
  parts: ProductParts,
): Router<typeof contract.quoteApprovals, CallContext> {
  return {
    listWaiting: api.quoteApprovals.listWaiting.handler(({ context: { call }, input }) =>
      describeWaiting(parts, call.member, input.waitingFor),
    ),
    price: api.quoteApprovals.price.handler(({ context: { call }, input }) =>
      priceByHand(parts, call.change, call.member, input),
    ),
    undo: api.quoteApprovals.undo.handler(({ context: { call }, input }) =>
      undoAnswer(parts, call.change, call.member, input),
    ),
    sendWhenReleased: api.quoteApprovals.sendWhenReleased.handler(({ context: { call }, input }) =>
      sendWhenReleased(parts, call.change, call.member, input.quoteId, input.rev),
    ),
    ask: api.quoteApprovals.ask.handler(({ context: { call }, input }) =>
      askForRelease(parts, call.change, call.member, input.quoteId, input),
    ),
    takeBack: api.quoteApprovals.takeBack.handler(({ context: { call }, input }) =>
      takeBackQuestion(parts, call.change, call.member, input.quoteId, input.rev),
    ),
    release: api.quoteApprovals.release.handler(({ context: { call }, input }) =>
      releaseLine(parts, call.change, call.member, input),
    ),
    refuse: api.quoteApprovals.refuse.handler(({ context: { call }, input }) =>
      refuseLine(parts, call.change, call.member, input),
    ),
    askBack: api.quoteApprovals.askBack.handler(({ context: { call }, input }) =>
      askBack(parts, call.change, call.member, input),
    ),
    reply: api.quoteApprovals.reply.handler(({ context: { call }, input }) =>
      reply(parts, call.change, call.member, input),
    ),
    passOn: api.quoteApprovals.passOn.handler(({ context: { call }, input }) =>
      passOn(parts, call.change, call.member, input),
    ),
  }
}
