import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { answerForCustomer } from './answer-counter-offer.ts'
import { describeCounterOffer, listCounterOffers } from '../quotes/counter-offer-rows/counter-offer-store.ts'
import { remindOfCounterOffer } from './remind-of-counter-offer.ts'
import { getInspection, saveInspection } from './save-inspection.ts'
import { sendCounterOffer } from './send-counter-offer.ts'
import { settleLine } from './settle-line.ts'

export function counterOfferEndpoints(parts: ProductParts): Answers<typeof contract.counterOffers> {
  const { orm } = parts.database
  return {
    list: async ({ input }) => {
      if (!(await findQuote(orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      return (await listCounterOffers(orm, input)).map(describeCounterOffer)
    },
    getInspection: ({ input }) => getInspection(orm, input),
    saveInspection: ({ context: { call }, input }) => saveInspection(parts, call.change, call.member, input),
    send: ({ context: { call }, input }) => sendCounterOffer(parts, call.change, call.member, input),
    settle: ({ context: { call }, input }) => settleLine(parts, call.change, call.member, input),
    answer: ({ context: { call }, input }) => answerForCustomer(parts, call.change, call.member, input),
    remind: ({ context: { call }, input }) => remindOfCounterOffer(parts, call.change, call.member, input),
  }
}
