import assert from 'node:assert/strict'
import { test } from 'vitest'
import { afterScan } from './after-scan.ts'
import { feedbackFrom } from './feedback-from.ts'

test('a misread number is told once: by the field that holds it, or beside the text that stays', () => {
  // Its check digit is wrong.
  const scanned = '353925184021199'
  const unreadOn = (text: string) => {
    const after = afterScan({ text, pending: [] }, { text: scanned, by: 'scanner' })
    return {
      text: after.text,
      unread: feedbackFrom(after, [], { text: scanned, by: 'scanner' }, undefined).unread?.problem?.code,
    }
  }
  assert.deepEqual(unreadOn(''), { text: scanned, unread: undefined })
  assert.deepEqual(unreadOn('iPhone 13'), { text: 'iPhone 13', unread: 'imei-check-digit' })
})
