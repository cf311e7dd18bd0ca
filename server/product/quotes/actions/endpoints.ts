import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import type { ProductParts } from '../../parts.ts'
import { acceptAtCounter } from './accept-at-counter.ts'
import { advanceShownLine } from './advance-line.ts'
import { acceptForCustomer, declineForCustomer } from './answer-for-customer.ts'
import { archiveQuote } from './archive-quote.ts'
import { assignQuote } from './assign-quote.ts'
import { cancelQuote } from './cancel-quote.ts'
import { extendQuote } from './extend-quote.ts'
import { recordCheck } from './record-check.ts'
import { remindCustomer } from './remind-customer.ts'
import type { RecordPurchase } from '../deals/paid-device.ts'
import { reopenQuote } from './reopen-quote.ts'
import { reviseQuote } from './revise-quote.ts'
import { setSite } from './set-site.ts'

export function quoteActionEndpoints(
  parts: ProductParts,
  recordPurchase: RecordPurchase,
): Answers<typeof contract.quoteActions> {
  return {
    revise: ({ context: { call }, input }) =>
      reviseQuote(parts, call.change, call.member, input.quoteId, input.rev),
    extend: ({ context: { call }, input }) =>
      extendQuote(parts, call.change, call.member, input.quoteId, input),
    assign: ({ context: { call }, input }) =>
      assignQuote(parts, call.change, call.member, input.quoteId, input),
    archive: ({ context: { call }, input: { quoteId, rev } }) =>
      archiveQuote(parts, call.change, call.member, quoteId, { rev, isArchived: true }),
    restore: ({ context: { call }, input: { quoteId, rev } }) =>
      archiveQuote(parts, call.change, call.member, quoteId, { rev, isArchived: false }),
    setSite: ({ context: { call }, input }) => setSite(parts, call.change, call.member, input.quoteId, input),
    remind: ({ context: { call }, input }) =>
      remindCustomer(parts, call.change, call.member, input.quoteId, input.rev),
    accept: ({ context: { call }, input }) =>
      acceptForCustomer(parts, call.change, call.member, input.quoteId, input),
    acceptAtCounter: ({ context: { call }, input }) =>
      acceptAtCounter(parts, call.change, call.member, input.quoteId, input),
    decline: ({ context: { call }, input }) =>
      declineForCustomer(parts, call.change, call.member, input.quoteId, input),
    recordCheck: ({ context: { call }, input }) => recordCheck(parts, call.change, call.member, input),
    advance: ({ context: { call }, input }) =>
      advanceShownLine(parts, call.change, call.member, input, recordPurchase),
    reopen: ({ context: { call }, input }) =>
      reopenQuote(parts, call.change, call.member, input.quoteId, input),
    cancel: ({ context: { call }, input }) =>
      cancelQuote(parts, call.change, call.member, input.quoteId, input),
  }
}
