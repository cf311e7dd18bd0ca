import assert from 'node:assert/strict'
import { test } from 'node:test'
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

test('a check takes the place of the one of its kind', () => {
  const checks = [seen('findMy', 'flagged'), seen('mdm', 'clear')]
  assert.deepEqual(withCheck(checks, seen('findMy', 'clear')), [
    seen('mdm', 'clear'),
    seen('findMy', 'clear'),
  ])
  assert.deepEqual(withoutCheck(checks, 'findMy'), [seen('mdm', 'clear')])
})

test('an answer that tells something replaces what a person saw, and an older answer', () => {
  const answers = [answered('findMy', 'flagged'), answered('mdm', 'unknown')]
  assert.deepEqual(withAnswers([seen('findMy', 'clear'), answered('mdm', 'clear')], answers), answers)
})

test('an answer that tells nothing leaves what a person saw', () => {
  const checks = [seen('findMy', 'clear')]
  assert.deepEqual(withAnswers(checks, [answered('findMy', 'unknown')]), checks)
})

test('no answer takes back a flag that a person raised', () => {
  const checks = [seen('findMy', 'flagged')]
  assert.deepEqual(withAnswers(checks, [answered('findMy', 'clear')]), checks)
})
