import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../../api.ts'
import type { ProductParts } from '../../parts.ts'
import { advanceLine } from './advance-line.ts'
import { acceptForCustomer, declineForCustomer } from './answer-for-customer.ts'
import { cancelQuote } from './cancel-quote.ts'
import { extendQuote } from './extend-quote.ts'
import { recordCheck } from './record-check.ts'
import { remindCustomer } from './remind-customer.ts'
import { reopenQuote } from './reopen-quote.ts'
import { reviseQuote } from './revise-quote.ts'
import { setSite } from './set-site.ts'

export function quoteActionEndpoints(parts: ProductParts): Router<typeof contract.quoteActions, CallContext> {
  return {
    revise: api.quoteActions.revise.handler(({ context: { call }, input }) =>
      reviseQuote(parts, call.change, call.member, input.quoteId, input.rev),
    ),
    extend: api.quoteActions.extend.handler(({ context: { call }, input }) =>
      extendQuote(parts, call.change, call.member, input.quoteId, input),
    ),
    setSite: api.quoteActions.setSite.handler(({ context: { call }, input }) =>
      setSite(parts, call.change, call.member, input.quoteId, input),
    ),
    remind: api.quoteActions.remind.handler(({ context: { call }, input }) =>
      remindCustomer(parts, call.change, call.member, input.quoteId, input.rev),
    ),
    accept: api.quoteActions.accept.handler(({ context: { call }, input }) =>
      acceptForCustomer(parts, call.change, call.member, input.quoteId, input),
    ),
    decline: api.quoteActions.decline.handler(({ context: { call }, input }) =>
      declineForCustomer(parts, call.change, call.member, input.quoteId, input),
    ),
    recordCheck: api.quoteActions.recordCheck.handler(({ context: { call }, input }) =>
      recordCheck(parts, call.change, call.member, input),
    ),
    advance: api.quoteActions.advance.handler(({ context: { call }, input }) =>
      advanceLine(parts, call.change, call.member, input),
    ),
    reopen: api.quoteActions.reopen.handler(({ context: { call }, input }) =>
      reopenQuote(parts, call.change, call.member, input.quoteId, input),
    ),
    cancel: api.quoteActions.cancel.handler(({ context: { call }, input }) =>
      cancelQuote(parts, call.change, call.member, input.quoteId, input),
    ),
  }
}
