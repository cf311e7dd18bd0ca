import type { AuditedAction } from '@costard/contract'

/** Actions on quotes that the timeline of their customer shows. */
export const customerActions = [
  'quotes.send',
  'quotes.resend',
  'quotes.expire',
  'quoteActions.extend',
  'quoteActions.remind',
  'quoteActions.accept',
  'quoteActions.acceptAtCounter',
  'quoteActions.decline',
  'quoteActions.advance',
  'quoteActions.reopen',
  'quoteActions.cancel',
  'quoteQuestions.answer',
  'counterOffers.send',
  'counterOffers.settle',
  'counterOffers.answer',
  'counterOffers.remind',
  'counterOffers.lapse',
  'publicQuotes.accept',
  'publicQuotes.decline',
  'publicQuotes.undoAcceptance',
  'publicQuotes.ask',
  'publicQuotes.answerCounterOffer',
] as const satisfies readonly AuditedAction[]
export type CustomerAction = (typeof customerActions)[number]

const actions = customerActions.map((action) => `'${action}'`).join(', ') // the actions are constants, so no escaping is needed

/** SQL of the current customer of an entry's quote, in a statement that has the entry as `row`. */
export const customerOfEntry = `case when "row"."entity" = 'quote' and "row"."action" in (${actions}) then (
  select quote.customer_id from product.quotes as quote
  where quote.team_id = "row"."team_id" and quote.quote_id = "row"."entity_id") end`
