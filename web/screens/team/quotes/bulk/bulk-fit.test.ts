import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { QuoteSummary } from '@costard/contract'
import { allowedIn, quoteStates } from '@costard/quotes'
import { extendedDay, misfitOf } from './bulk-fit.ts'

const today = '2026-03-02'

function summary(fields: Partial<QuoteSummary>): QuoteSummary {
  return {
    id: 'x'.repeat(20) as QuoteSummary['id'],
    isTrial: false,
    number: 'Q-1',
    rev: 1,
    siteId: null,
    state: 'sent',
    isViewed: false,
    hasCounterOffer: false,
    title: '',
    variantLabel: '',
    silhouette: '',
    moreDevices: 0,
    kind: 'buy',
    customerName: null,
    currency: 'EUR',
    netMinor: null,
    totalKind: 'exact',
    obstacles: [],
    questionsOpen: 0,
    delivery: 'sent',
    declineReason: null,
    validDays: 14,
    validUntil: '2026-03-10',
    createdBy: '',
    assignedTo: null,
    assistant: null,
    archivedAt: null,
    createdAt: '',
    updatedAt: '',
    ...fields,
  }
}

test('an action fits only in states that allow it', () => {
  for (const state of quoteStates)
    for (const [action, rule] of [
      ['remind', allowedIn.remind],
      ['extend', allowedIn.extend],
      ['withdraw', allowedIn.cancel],
    ] as const) {
      // Accepted quotes cannot be ended in bulk.
      const isAllowed = (rule as readonly string[]).includes(state) && state !== 'accepted'
      assert.equal(misfitOf(action, summary({ state }), today) === undefined, isAllowed, `${action} ${state}`)
    }
})

test('a quote is given to somebody in any state that allows it', () => {
  for (const state of quoteStates)
    assert.equal(
      misfitOf('assign', summary({ state }), today) === undefined,
      (allowedIn.assign as readonly string[]).includes(state),
      state,
    )
})

test('no reminder while the last email is on its way or has failed', () => {
  for (const delivery of ['sending', 'delayed', 'failed', null] as const)
    assert.equal(misfitOf('remind', summary({ delivery }), today), 'mail')
})

test('an extension ends a year from now', () => {
  assert.equal(extendedDay(summary({}), today), '2026-03-24')
  const longest = summary({ validUntil: '2027-03-01', validDays: 14 })
  assert.equal(extendedDay(longest, today), '2027-03-02')
  assert.equal(misfitOf('extend', summary({ validUntil: '2027-03-02' }), today), 'latest')
})

test('a later revision is not ended with others', () => {
  assert.equal(misfitOf('withdraw', summary({ number: 'Q-2026-00001-R2' }), today), 'revised')
})

test('no action fits a trial', () => {
  for (const action of ['remind', 'extend', 'withdraw', 'assign'] as const)
    assert.equal(misfitOf(action, summary({ state: 'draft', isTrial: true }), today), 'notSent')
})
