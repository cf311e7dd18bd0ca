import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waitFor } from './testing/wait-for.ts'
import { atIntervals } from './at-intervals.ts'

test('acts at once, then once for all calls within an interval', async () => {
  let acts = 0
  const call = atIntervals(30, () => (acts += 1))
  call()
  assert.equal(acts, 1)
  for (let calls = 0; calls < 5; calls += 1) call()
  assert.equal(acts, 1)
  await waitFor(() => acts === 2, 'second act')
  await waitFor(() => {
    call()
    return acts === 3
  }, 'third act')
})
