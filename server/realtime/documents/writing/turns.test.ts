import assert from 'node:assert/strict'
import { test } from 'vitest'
import { createTurns, type Try } from './turns.ts'

/** Number of tries after which the public client aborts a transaction. Source: @firebase/database. */
const maxTries = 25
const writers = 8
const transactions = 20
const path = ['preferences', 'ann', 'value']

type Random = () => number

/** Generates numbers from 0 to 1 from a seed. */
function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

interface Arrived extends Try {
  /** Number of the value that the client has seen. */
  readonly seen: number
  readonly answer: (isStale: boolean) => void
}

/**
 * Simulates clients that change one value by transactions, each with a pause between an answer and its next
 * try. Returns the maximum number of tries of a transaction. Time is simulated, so the result depends only on
 * the seed.
 */
function mostTries(random: Random, pauseOf: (client: number) => number): number {
  const events: { readonly at: number; readonly run: () => void }[] = []
  let now = 0
  const after = (ms: number, run: () => void): void => {
    events.push({ at: now + ms, run })
    events.sort((a, b) => a.at - b.at)
  }
  const turns = createTurns(() => now)
  let value = 0
  let isWriting = false
  let held: Arrived[] = []
  let ready: Arrived[] = []
  let unfinished = writers
  let most = 0

  function admit(arrived: readonly Arrived[]): void {
    held = []
    for (const one of arrived) (turns.mayGo(one) ? ready : held).push(one)
    const ms = turns.nextMs()
    if (held.length > 0 && ms !== undefined) after(ms, () => admit(held))
    if (!isWriting && ready.length > 0) write()
  }
  // Simulates the write queue: ready writes share a transaction, and writes that became stale meanwhile are
  // rejected at its commit.
  function write(): void {
    const group = ready
    ready = []
    isWriting = true
    after(1 + 4 * random(), () => {
      isWriting = false
      const rejections = group.map((one) => settle(one))
      const waited = [...ready, ...held]
      ready = []
      rejections.push(...waited.filter(({ seen }) => seen !== value).map((one) => settle(one)))
      admit(waited.filter(({ seen }) => seen === value))
      for (const reject of rejections) reject()
    })
  }
  function settle(one: Arrived): () => void {
    const isStale = one.seen !== value
    if (!isStale) value += 1
    turns.ended(one, isStale ? 'lost' : 'won')
    return () => one.answer(isStale)
  }
  function run(client: number): void {
    let tries = 0
    let left = transactions
    const send = (seen: number): void => {
      tries += 1
      most = Math.max(most, tries)
      admit([...held, { client: String(client), path, seen, answer }])
    }
    const answer = (isStale: boolean): void => {
      if (!isStale) {
        tries = 0
        left -= 1
      }
      const seen = value
      if (left === 0) unfinished -= 1
      else after(pauseOf(client), () => send(seen))
    }
    after(pauseOf(client), () => send(value))
  }

  for (let client = 0; client < writers; client += 1) run(client)
  while (unfinished > 0) {
    const next = events.shift()
    assert.ok(next, 'a try is never answered')
    now = next.at
    next.run()
  }
  return most
}

test('no writer of one value loses more tries than its client makes, at any pause', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomOf(seed)
    const own = Array.from({ length: writers }, () => 2 ** (12 * random()))
    const shapes: Readonly<Record<string, (client: number) => number>> = {
      'no pause': () => 0,
      'a short pause': () => 5,
      'one slow client, others without a pause': (client) => (client === 0 ? own[0]! : 0), // one for each client
      'one fast client': (client) => (client === 0 ? 0 : 300),
      'a pause of its own for each, up to 4 s': (client) => own[client]!,
      'another pause each time': () => 2_000 * random() ** 4,
    }
    for (const [shape, pauseOf] of Object.entries(shapes)) {
      const most = mostTries(random, pauseOf)
      assert.ok(most <= maxTries, `${shape}, seed ${seed}: ${most} tries`)
    }
  }
})

test('a client that does not try again makes others wait once, and no longer when its connection ends', () => {
  let now = 0
  const turns = createTurns(() => now)
  const [lost, other] = [
    { client: 'a', path },
    { client: 'b', path },
  ]
  assert.equal(turns.mayGo(lost), true)
  turns.ended(lost, 'lost')
  assert.equal(turns.mayGo(other), false)
  assert.equal(turns.mayGo({ client: 'b', path: ['preferences', 'ann', 'other'] }), true)
  assert.equal(turns.mayGo({ client: 'b', path: ['preferences', 'ann'] }), false)
  now += turns.nextMs() ?? 0
  assert.equal(turns.mayGo(other), true)
  turns.ended(lost, 'lost')
  turns.left('a')
  assert.deepEqual([turns.mayGo(other), turns.nextMs()], [true, undefined])
})
