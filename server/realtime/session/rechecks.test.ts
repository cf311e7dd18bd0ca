import assert from 'node:assert/strict'
import { onTestFinished, test, vi } from 'vitest'
import { createRechecks } from './rechecks.ts'

test('checks that were added at different moments are called together, each once in an interval', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { add } = createRechecks(3_000)
  const calls: { readonly name: number; readonly at: number }[] = []
  const added = Array.from({ length: 40 }, (_, name) => {
    vi.advanceTimersByTime(2)
    return add(() => calls.push({ name, at: performance.now() }))
  })
  const [end, ...others] = added
  end?.()
  vi.advanceTimersByTime(3_100)
  assert.deepEqual(
    calls.map(({ name }) => name),
    others.map((_, place) => place + 1),
  )
  // The checks were added in 80 ms, shorter than the time between two groups.
  assert.equal(new Set(calls.map(({ at }) => at)).size, 1)
  vi.advanceTimersByTime(3_000)
  assert.equal(calls.length, 2 * others.length)
  for (const endOther of others) endOther()
  assert.equal(vi.getTimerCount(), 0)
})
