import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { answerForCustomer } from './answer-counter-offer.ts'
import { describeCounterOffer, listCounterOffers } from '../quotes/counter-offers/counter-offer-store.ts'
import { remindOfCounterOffer } from './remind-of-counter-offer.ts'
import { getInspection, saveInspection } from './save-inspection.ts'
import { sendCounterOffer } from './send-counter-offer.ts'
import { settleLine } from './settle-line.ts'

export function counterOfferEndpoints(
  parts: ProductParts,
): Router<typeof contract.counterOffers, CallContext> {
  const { orm } = parts.database
  return {
    list: api.counterOffers.list.handler(async ({ input }) => {
      if (!(await findQuote(orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      return (await listCounterOffers(orm, input)).map(describeCounterOffer)
    }),
    getInspection: api.counterOffers.getInspection.handler(({ input }) => getInspection(orm, input)),
    saveInspection: api.counterOffers.saveInspection.handler(({ context: { call }, input }) =>
      saveInspection(parts, call.change, call.member, input),
    ),
    send: api.counterOffers.send.handler(({ context: { call }, input }) =>
      sendCounterOffer(parts, call.change, call.member, input),
    ),
    settle: api.counterOffers.settle.handler(({ context: { call }, input }) =>
      settleLine(parts, call.change, call.member, input),
    ),
    answer: api.counterOffers.answer.handler(({ context: { call }, input }) =>
      answerForCustomer(parts, call.change, call.member, input),
    ),
    remind: api.counterOffers.remind.handler(({ context: { call }, input }) =>
      remindOfCounterOffer(parts, call.change, call.member, input),
    ),
  }
}
