import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'vitest'
import { Turns } from './turns.ts'

/** A pause factor so long that a test waiting for the pause would time out. */
const veryLong = 1e5

test('an act that a person waits for comes after the running one, before all others and without their pause', async () => {
  const done: string[] = []
  const turns = new Turns(veryLong)
  const { promise: firstEnds, resolve: endFirst } = Promise.withResolvers<void>()
  const act = (name: string, isAsked: boolean, until?: Promise<void>) =>
    turns.run(
      async () => {
        await until
        done.push(name)
        return name
      },
      { isAsked },
    )
  const first = act('first', false, firstEnds)
  void act('second', false)
  const asked = [act('asked', true), act('asked later', true)]
  // No other action begins while the first one runs.
  await wait(20)
  assert.deepEqual(done, [])
  endFirst()
  assert.deepEqual(await Promise.all([first, ...asked]), ['first', 'asked', 'asked later'])
  assert.equal(await act('asked in the pause', true), 'asked in the pause')
  // The short action does not end the pause of the others.
  await wait(50)
  assert.deepEqual(done, ['first', 'asked', 'asked later', 'asked in the pause'])
})

test('others follow each other after their pause, and a failed act ends no turn', async () => {
  const turns = new Turns(1)
  let runningAtOnce = 0
  const act = async (name: string) => {
    runningAtOnce += 1
    assert.equal(runningAtOnce, 1)
    await wait(2)
    runningAtOnce -= 1
    if (name === 'b') throw new Error('b failed')
    return name
  }
  const [a, b, c] = await Promise.allSettled(
    ['a', 'b', 'c'].map((name) => turns.run(() => act(name), { isAsked: false })),
  )
  assert.deepEqual([a?.status, b?.status, c?.status], ['fulfilled', 'rejected', 'fulfilled'])
})
