import assert from 'node:assert/strict'
import { test } from 'vitest'
import {
  allowedIn,
  dayIn,
  daysLeft,
  defaultNumberPattern,
  isAllowed,
  leadsTo,
  maxSentLines,
  numberFrame,
  numberingProblem,
  numbersOfYear,
  obstacleOf,
  obstaclesToSending,
  lineObstaclesOf,
  priceObstacleOf,
  priceObstaclesIn,
  type ResultToSend,
  type QuoteAction,
  quoteNumber,
  quoteStates,
  stateOn,
  validUntil,
} from './quotes.ts'

const priced: ResultToSend = {
  outcome: 'instant',
  propositionKey: 'cash',
  missing: [],
  onRequest: [],
  approval: [],
  reasons: [],
  findings: [],
  tax: [],
}
const obstaclesOf = (lines: readonly ResultToSend[]) =>
  lineObstaclesOf(lines.map((line) => obstacleOf(line) ?? null))
const ready = {
  state: 'draft',
  lineCount: 1,
  priceObstacles: [],
  customer: { email: 'a@b.example' },
  validUntil: '2026-12-01',
} as const

test('every action is allowed in at least one state and leads to a known state', () => {
  for (const action of Object.keys(allowedIn) as QuoteAction[]) {
    assert.ok(
      quoteStates.some((state) => isAllowed(action, state)),
      action,
    )
    if (action !== 'edit' && action !== 'setSite' && action !== 'assign' && action !== 'ask')
      assert.ok(quoteStates.includes(leadsTo[action]), action)
  }
})

test('completed, cancelled and superseded quotes allow no action', () => {
  for (const state of ['completed', 'cancelled', 'superseded'] as const)
    for (const action of Object.keys(allowedIn) as QuoteAction[])
      assert.equal(isAllowed(action, state), false)
})

test('an offer is valid on its last day and expired the day after', () => {
  assert.equal(stateOn('sent', '2026-11-20', '2026-11-20'), 'sent')
  assert.equal(stateOn('sent', '2026-11-20', '2026-11-21'), 'expired')
})

test('only a sent quote expires', () => {
  for (const state of quoteStates.filter((one) => one !== 'sent'))
    assert.equal(stateOn(state, '2026-11-20', '2027-01-01'), state)
})

test('counts days across months and leap days', () => {
  assert.equal(validUntil('2028-02-20', 14), '2028-03-05')
  assert.equal(daysLeft('2028-03-05', '2028-02-20'), 14)
  assert.equal(daysLeft('2026-11-20', '2026-11-21'), -1)
})

test('a priced draft with a customer email can be sent', () => {
  assert.deepEqual(obstaclesToSending(ready, '2026-11-20'), [])
  assert.deepEqual(obstaclesToSending({ ...ready, isTrial: true }, '2026-11-20'), ['trial'])
})

test('reports each obstacle to sending, in a fixed order', () => {
  const today = '2026-11-20'
  const withLine = (line: Partial<ResultToSend>) =>
    obstaclesToSending({ ...ready, priceObstacles: obstaclesOf([{ ...priced, ...line }]) }, today)
  assert.deepEqual(obstaclesToSending({ ...ready, priceObstacles: obstaclesOf([]) }, today), ['no-lines'])
  assert.deepEqual(withLine({ outcome: 'incomplete', missing: ['body'] }), ['questions-open'])
  assert.deepEqual(withLine({ outcome: 'reject', propositionKey: null }), ['device-rejected'])
  assert.deepEqual(withLine({ outcome: 'review' }), ['needs-review'])
  assert.equal(obstacleOf({ ...priced, outcome: 'review' }, true), undefined)
  assert.equal(obstacleOf({ ...priced, approval: ['adjustmentLimit'] }, true), undefined)
  assert.equal(obstacleOf({ ...priced, outcome: 'review', onRequest: ['board'] }, true), 'price-missing')
  assert.equal(obstacleOf({ ...priced, outcome: 'review', onRequest: ['board'] }), 'price-missing')
  assert.deepEqual(withLine({ outcome: 'manual', propositionKey: null, missing: ['body'] }), [
    'questions-open',
  ])
  assert.equal(obstacleOf({ ...priced, outcome: 'reject' }, true), 'device-rejected')
  assert.deepEqual(withLine({ outcome: 'manual', propositionKey: null }), ['price-missing'])
  assert.deepEqual(withLine({ onRequest: ['screen'] }), ['price-missing'])
  assert.deepEqual(withLine({ findings: [{ code: 'tax-rate-missing', severity: 'error' }] }), [
    'price-missing',
  ])
  assert.deepEqual(withLine({ approval: ['belowCost'] }), ['needs-approval'])
  assert.deepEqual(withLine({ outcome: 'nil' }), [])
  assert.deepEqual(obstaclesToSending({ ...ready, customer: null, validUntil: '2026-11-01' }, today), [
    'no-customer',
    'validity-past',
  ])
  assert.deepEqual(obstaclesToSending({ ...ready, customer: {} }, today), ['no-email'])
  assert.deepEqual(obstaclesToSending({ ...ready, lineCount: maxSentLines }, today), [])
  assert.deepEqual(obstaclesToSending({ ...ready, lineCount: maxSentLines + 1 }, today), ['too-many-lines'])
})

test('a price stands when only the customer or the validity is missing', () => {
  const today = '2026-11-20'
  const missing = (line: Partial<ResultToSend>) =>
    priceObstaclesIn(
      obstaclesToSending(
        { ...ready, customer: null, priceObstacles: obstaclesOf([priced, { ...priced, ...line }]) },
        today,
      ),
    )
  assert.deepEqual(missing({}), [])
  assert.deepEqual(missing({ outcome: 'nil' }), [])
  assert.deepEqual(missing({ outcome: 'incomplete', missing: ['body'] }), ['questions-open'])
  assert.deepEqual(missing({ outcome: 'review' }), ['needs-review'])
  assert.deepEqual(missing({ approval: ['belowCost'] }), ['needs-approval'])
})

test('a price stands without a purchase price, and where the tax may not be shown', () => {
  const margin = {
    ...priced,
    tax: [{ mode: 'margin' }],
    findings: [{ code: 'purchase-price-missing', severity: 'error' as const }],
  }
  assert.equal(obstacleOf(margin), 'purchase-missing')
  assert.equal(priceObstacleOf(margin), undefined)
  assert.equal(obstacleOf({ ...margin, approval: ['belowCost'] }), 'needs-approval')
  const business = { ...margin, outcome: 'review' as const, reasons: [{ reason: 'vatInvoice' }] }
  assert.equal(obstacleOf(business, true), 'vat-not-shown', 'no release helps')
  assert.equal(obstacleOf({ ...business, tax: [{ mode: 'inclusive' }], findings: [] }), 'needs-review')
  assert.deepEqual(
    priceObstaclesIn(obstaclesToSending({ ...ready, priceObstacles: obstaclesOf([margin]) }, '2026-11-20')),
    [],
  )
})

test('numbers follow the pattern and are never truncated', () => {
  assert.equal(
    quoteNumber(numberFrame({ pattern: defaultNumberPattern, reset: 'never' }, '2026-11-20'), 42),
    'Q-2026-00042',
  )
  assert.equal(
    quoteNumber(numberFrame({ pattern: '{YY}{MM}/{SEQ:3}-D', reset: 'never' }, '2026-11-20'), 12345),
    '2611/12345-D',
  )
  assert.equal(quoteNumber(numberFrame({ pattern: 'Offer ', reset: 'never' }, '2026-11-20'), 7), 'Offer 7')
})

test("uses the date in the team's time zone, not the server's", () => {
  const moment = new Date('2026-11-20T23:30:00Z')
  assert.equal(dayIn('Europe/Dublin', moment), '2026-11-20')
  assert.equal(dayIn('Europe/Paris', moment), '2026-11-21')
  assert.equal(dayIn('America/New_York', moment), '2026-11-20')
})

test('only a draft can be edited or sent, and only a sent quote answered', () => {
  for (const state of quoteStates) {
    assert.equal(isAllowed('edit', state), state === 'draft' || state === 'pendingApproval', state)
    assert.equal(isAllowed('send', state), state === 'draft', state)
    for (const action of ['accept', 'decline'] as const)
      assert.equal(isAllowed(action, state), state === 'sent', state)
  }
})

test('a pattern has one sequence, plain characters, and a year if it starts again with each', () => {
  const problem = (pattern: string, reset: 'never' | 'yearly' = 'never') =>
    numberingProblem({ pattern, reset })
  assert.equal(problem('AB {YY}.{MM}_{SEQ:4}-X'), undefined)
  for (const wrong of ['Q/{SEQ:5}', 'Q"{SEQ:5}', 'É{SEQ:5}', '{DD}{SEQ:5}', 'Q-{SEQ:0}'])
    assert.equal(problem(wrong), 'characters', wrong)
  for (const wrong of ['Q-', '{SEQ:1}{SEQ:1}']) assert.equal(problem(wrong), 'sequence', wrong)
  assert.equal(problem('Q-{MM}-{SEQ:5}', 'yearly'), 'year')
  assert.equal(problem('Q-{YY}-{SEQ:5}', 'yearly'), undefined)
})

test('numbers of a pattern are recognised in every month of their year', () => {
  const sequenceIn = (number: string) =>
    new RegExp(numbersOfYear('Q.{YYYY}{MM}-{SEQ:3}-x', '2026-11-20')).exec(number)?.[1]
  assert.equal(sequenceIn('Q.202601-0042-x'), '0042')
  for (const other of ['Q.202501-0042-x', 'Qa202601-0042-x', 'Q.202601-0042', 'Q.202601-1234567890-x'])
    assert.equal(sequenceIn(other), undefined, other)
})
