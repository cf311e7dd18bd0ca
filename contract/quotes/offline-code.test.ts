import assert from 'node:assert/strict'
import { test } from 'vitest'
import { offlineCodeOf, offlineCodePattern, readOfflineCode, shownOfflineCode } from './offline-code.ts'

test('a key has one code, and other keys have others', () => {
  const codes = Array.from({ length: 20_000 }, (_, index) => offlineCodeOf(`lasting-save-${index}`))
  for (const code of codes) assert.match(code, offlineCodePattern)
  assert.equal(new Set(codes).size, codes.length)
  assert.equal(offlineCodeOf('lasting-save-7'), codes[7])
})

test('a code is read as people type it', () => {
  const code = '0KF1Z9QM'
  for (const typed of [code, shownOfflineCode(code), '0kf1 z9qm', 'okfl-z9qm', ' OKFI Z9QM '])
    assert.equal(readOfflineCode(typed), code)
  for (const other of ['', 'Q-2026-00443', '0KF1Z9Q', '0KF1Z9QMM', '0KF1Z9Q!', 'UUUUUUUU'])
    assert.equal(readOfflineCode(other), undefined)
})
