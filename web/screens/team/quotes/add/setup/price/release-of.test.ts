import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogId, LineId, QuoteId } from '@costard/contract'
import { type CounterDraft, withQuantity, withSetup } from '../../counter-draft.ts'
import { counterLineOf } from '../../counter-line.ts'
import { releaseOf } from './release-of.ts'

const catalogId = 'trade-in' as CatalogId
const line = counterLineOf({
  id: 'line-1' as LineId,
  device: { name: 'iPhone 15' },
  catalogId,
  catalogVersion: 1,
  variantId: 'iphone-15-256',
  answers: { body: 'bent' },
  checks: [],
  services: [],
  quantity: 1,
})
const adjustment = { amountMinor: -500, reason: 'Seen', maxAdjustBp: 3000 }
const draft: CounterDraft = {
  lines: [line],
  saved: {
    quoteId: 'q' as QuoteId,
    number: 'Q-1',
    rev: 3,
    customer: null,
    lines: [line],
    releases: { [line.id]: adjustment },
  },
}

function releaseIn(changed: CounterDraft) {
  const [first] = changed.lines
  return first && releaseOf(changed, first)
}

test('a release counts until the line is changed, except for its proposition', () => {
  assert.deepEqual(releaseIn(draft), { adjustment })
  const setup = { answers: { body: 'bent' }, services: [] }
  const cash = withSetup(draft, line.id, catalogId, { ...setup, propositionKey: 'cash' })
  assert.deepEqual(releaseIn(cash), { adjustment })
  const straight = withSetup(draft, line.id, catalogId, { ...setup, answers: { body: 'dents' } })
  assert.equal(releaseIn(straight), undefined)
  assert.deepEqual(releaseIn(withSetup(straight, line.id, catalogId, setup)), { adjustment })
  assert.equal(releaseIn(withQuantity(draft, line.id, 2)), undefined)
})

test('a line that was not released, or not saved, has no release', () => {
  assert.equal(releaseIn({ ...draft, saved: { ...draft.saved!, releases: {} } }), undefined)
  assert.equal(releaseIn({ lines: [line] }), undefined)
})
