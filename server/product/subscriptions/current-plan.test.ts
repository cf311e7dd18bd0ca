import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { TeamId } from '@costard/contract'
import { emptyRow } from './billing.ts'
import { currentPlan, withNextPlan } from './current-plan.ts'

const createdAt = new Date('2026-01-31T10:00:00Z')
const row = { ...emptyRow('T'.repeat(20) as TeamId, createdAt), plan: 'team' as const }

function on(day: string, stored = row) {
  const { plan, status, renewsAt } = currentPlan(stored, { createdAt }, new Date(`${day}T12:00:00Z`))
  return [plan, status, renewsAt?.toISOString().slice(0, 10)]
}

test('a team tries the product for 14 days, and is free after them', () => {
  const at = (day: string) => currentPlan(undefined, { createdAt }, new Date(day))
  assert.deepEqual([at('2026-02-14T09:59:59Z').plan, at('2026-02-14T10:00:00Z').plan], ['trial', 'free'])
})

test('a plan renews every month, on the last day of shorter ones', () => {
  assert.deepEqual(on('2026-01-31'), ['team', 'active', '2026-02-28'])
  assert.deepEqual(on('2026-02-27'), ['team', 'active', '2026-02-28'])
  assert.deepEqual(on('2026-02-28'), ['team', 'active', '2026-03-31'])
  assert.deepEqual(on('2027-01-30'), ['team', 'active', '2027-01-31'])
})

test('a plan that follows starts by itself, and its own months count from there', () => {
  const ending = { ...row, nextPlan: 'solo' as const, changesAt: new Date('2026-02-28T10:00:00Z') }
  assert.deepEqual(on('2026-02-27', ending), ['team', 'active', undefined])
  assert.deepEqual(on('2026-02-28', ending), ['solo', 'active', '2026-03-28'])
  assert.equal(withNextPlan(ending, new Date('2026-03-01')).plan, 'solo')
})

test('an open payment ends the plan after 14 days', () => {
  const late = { ...row, pastDueSince: new Date('2026-02-01T12:00:00Z') }
  assert.equal(on('2026-02-14', late)[1], 'pastDue')
  assert.equal(on('2026-02-15', late)[1], 'expired')
})
