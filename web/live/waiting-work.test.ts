import assert from 'node:assert/strict'
import { test } from 'vitest'
import { lostSince, noteContactBefore, noteLost } from './waiting-work.ts'

test('a page that had no connection yet says when this device last had one', () => {
  const contact = new Date('2026-11-26T18:04:00Z')
  noteLost(true)
  const noticed = lostSince()
  noteContactBefore(contact)
  assert.equal(lostSince(), contact)
  noteContactBefore(undefined)
  assert.equal(lostSince(), noticed)
  noteLost(false)
})
