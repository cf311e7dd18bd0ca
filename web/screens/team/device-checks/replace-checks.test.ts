import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { DeviceCheck } from '@costard/contract'
import { withAnswers, withCheck, withoutCheck } from './replace-checks.ts'

const at = '2026-11-12T09:41:00.000Z'
const seen = (kind: DeviceCheck['kind'], result: DeviceCheck['result']): DeviceCheck => ({
  kind,
  result,
  provider: 'manual',
  at,
})
const answered = (kind: DeviceCheck['kind'], result: DeviceCheck['result']): DeviceCheck => ({
  ...seen(kind, result),
  provider: 'http',
})

test('replaces the check of the same kind', () => {
  const checks = [seen('findMy', 'flagged'), seen('mdm', 'clear')]
  assert.deepEqual(withCheck(checks, seen('findMy', 'clear')), [
    seen('mdm', 'clear'),
    seen('findMy', 'clear'),
  ])
  assert.deepEqual(withoutCheck(checks, 'findMy'), [seen('mdm', 'clear')])
})

test('a clear or flagged answer replaces a manual check and an older answer', () => {
  const answers = [answered('findMy', 'flagged'), answered('mdm', 'unknown')]
  assert.deepEqual(withAnswers([seen('findMy', 'clear'), answered('mdm', 'clear')], answers), answers)
})

test('an unknown answer keeps a manual check', () => {
  const checks = [seen('findMy', 'clear')]
  assert.deepEqual(withAnswers(checks, [answered('findMy', 'unknown')]), checks)
})

test('no answer removes a flag that a person set', () => {
  const checks = [seen('findMy', 'flagged')]
  assert.deepEqual(withAnswers(checks, [answered('findMy', 'clear')]), checks)
})
