import assert from 'node:assert/strict'
import { test } from 'vitest'
import { realtimeLimits } from '../limits.ts'
import { jsonShape } from './json-shape.ts'

const { jsonDepth, jsonValues, messageBytes } = realtimeLimits

test('accepts JSON at the bounds and refuses one level or value more', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
  assert.equal(jsonShape(nested(jsonDepth)), 'ok')
  assert.equal(jsonShape(nested(jsonDepth + 1)), 'deep')
  const list = (count: number): string => `[${'1,'.repeat(count - 1)}1]`
  assert.equal(jsonShape(list(jsonValues - 1)), 'ok')
  assert.equal(jsonShape(list(jsonValues)), 'wide')
})

test('does not count what is inside strings', () => {
  for (const inside of ['[{,', '\\"[[', '\\\\', '\\\\\\"{{']) {
    assert.equal(jsonShape(`{"a":"${inside.repeat(jsonValues)}"}`), 'ok', inside)
  }
  assert.equal(jsonShape(`["\\\\",${'['.repeat(jsonDepth)}`), 'deep')
})

test('checks the largest message of any shape in little CPU time', () => {
  for (const part of ['[', '{"a":', '1,', '"\\"', '\\', '"', ']', 'x']) {
    const text = part.repeat(messageBytes / part.length)
    // Minimum of three runs: other work on the machine only adds time.
    const user = Math.min(...[1, 2, 3].map(() => userTimeOf(() => jsonShape(text))))
    assert.ok(user < 150_000, `${part}: ${user} us`)
  }
})

/** Returns the CPU time of a call in microseconds. */
function userTimeOf(call: () => unknown): number {
  const before = process.cpuUsage()
  call()
  return process.cpuUsage(before).user
}
