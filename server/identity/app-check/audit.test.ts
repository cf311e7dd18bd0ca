import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createLog } from '#http'
import { fixedClock } from '#testing'
import { createAudit } from './audit.ts'

test('logs the calls of one minute as one line', () => {
  const lines: { calls: number; withoutToken: number; share: number }[] = []
  const clock = fixedClock()
  const log = createLog({ logLevel: 'info' }, (line) => lines.push(JSON.parse(line)))
  const audit = createAudit(log, clock.now)
  for (const isValid of [true, false, true, true]) audit.count(isValid)
  clock.advanceSeconds(59)
  audit.count(true)
  assert.equal(lines.length, 0)
  clock.advanceSeconds(1)
  audit.count(false)
  assert.equal(lines.length, 1)
  audit.count(false)
  audit.flush()
  audit.flush()
  assert.deepEqual(
    lines.map(({ calls, withoutToken, share }) => [calls, withoutToken, share]),
    [
      [5, 1, 0.2],
      [2, 2, 1],
    ],
  )
})
