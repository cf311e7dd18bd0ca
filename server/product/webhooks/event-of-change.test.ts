import assert from 'node:assert/strict'
import { test } from 'vitest'
import { eventOfChange } from './event-of-change.ts'

const examples = [
  ['quotes.add', {}, { state: 'draft' }, 'quote.created'],
  ['quotes.add', {}, { state: 'draft', isTrial: true }, undefined],
  ['quotes.removeTrial', { state: 'draft' }, {}, undefined],
  ['quotes.edit', { rev: 1 }, { rev: 2 }, undefined],
  ['quotes.send', { state: 'draft' }, { state: 'sent' }, 'quote.sent'],
  ['quoteApprovals.release', { state: 'pendingApproval' }, { state: 'draft' }, undefined],
  ['publicQuotes.accept', { state: 'sent' }, { state: 'accepted' }, 'quote.accepted'],
  ['quoteActions.accept', { state: 'sent' }, { state: 'accepted' }, 'quote.accepted'],
  ['quoteActions.acceptAtCounter', { state: 'draft' }, { state: 'accepted' }, 'quote.accepted'],
  ['quoteActions.cancel', { state: 'draft', revision: 2 }, { state: 'accepted', revision: 1 }, undefined],
  ['publicQuotes.decline', { state: 'sent' }, { state: 'declined' }, 'quote.declined'],
  ['quotes.expire', { state: 'sent' }, { state: 'expired' }, 'quote.expired'],
  ['quoteActions.reopen', { state: 'accepted' }, { state: 'sent' }, 'quote.reopened'],
  ['publicQuotes.undoAcceptance', { state: 'accepted' }, { state: 'sent' }, 'quote.reopened'],
  ['quoteActions.cancel', { state: 'sent', revision: 1 }, { state: 'cancelled' }, 'quote.cancelled'],
  // Dropping the draft of a further revision puts the previous revision in force again.
  ['quoteActions.cancel', { state: 'draft', revision: 2 }, { state: 'sent', revision: 1 }, undefined],
  ['quoteActions.cancel', { state: 'draft', revision: 2 }, { state: 'declined', revision: 1 }, undefined],
  ['quoteActions.revise', { state: 'declined', revision: 1 }, { state: 'draft', revision: 2 }, undefined],
  ['quoteActions.extend', { validUntil: 'a' }, { validUntil: 'b' }, undefined],
  [
    'quoteActions.advance',
    { state: 'accepted', fulfilment: 'awaiting' },
    { state: 'accepted', fulfilment: 'received' },
    'quote.advanced',
  ],
] as const

for (const [action, before, after, event] of examples)
  test(`${action} from ${JSON.stringify(before)} to ${JSON.stringify(after)} is ${event ?? 'no event'}`, () =>
    assert.equal(eventOfChange({ action, before, after }), event))
