import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDatabaseUnavailable } from './is-unavailable.ts'
import type { Transaction } from './transaction.ts'

/** Maximum number of functions in one transaction. Limits how long it holds its locks. */
const maxTogether = 20

type RunTransaction = <T>(fn: (tx: Transaction) => Promise<T>) => Promise<T>

export interface Sharing {
  /** Functions of a group wait for the same locks. */
  readonly group: string
  /** Two functions with a common key never share a transaction. */
  readonly keys: readonly string[]
}

/**
 * Runs concurrent functions of a group in one transaction, since separately each would wait for the previous
 * commit. Returns after the commit. If one of them throws, all are rolled back and each is run again in its
 * own transaction; so fn may run twice, and must not change anything that survives a rollback.
 */
export type ShareTransaction = <T>(sharing: Sharing, fn: (tx: Transaction) => Promise<T>) => Promise<T>

interface Call {
  readonly keys: readonly string[]
  readonly fn: (tx: Transaction) => Promise<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** One round per group at a time: functions that arrive during it form the next round. */
export function sharedTransactions(transaction: RunTransaction): ShareTransaction {
  const waiting = new Map<string, Call[]>()

  async function runTurns(group: string, queue: Call[]): Promise<void> {
    for (;;) {
      // Requests that have already arrived join this round.
      await nextTurn()
      const calls = takeApart(queue)
      if (calls.length === 0) break
      await runTogether(calls)
    }
    waiting.delete(group)
  }

  async function runTogether(calls: readonly Call[]): Promise<void> {
    if (calls.length === 1) return void (await Promise.all(calls.map(runAlone)))
    try {
      const values = await transaction((tx) => inTurn(tx, calls))
      for (const [at, { resolve }] of calls.entries()) resolve(values[at])
    } catch (error) {
      if (isDatabaseUnavailable(error)) for (const { reject } of calls) reject(error)
      else await Promise.all(calls.map(runAlone))
    }
  }

  const runAlone = ({ fn, resolve, reject }: Call): Promise<void> => transaction(fn).then(resolve, reject)

  return <T>({ group, keys }: Sharing, fn: (tx: Transaction) => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      const call = { keys, fn, resolve: resolve as (value: unknown) => void, reject } // the result of fn
      const queue = waiting.get(group)
      if (queue) return void queue.push(call)
      const started = [call]
      waiting.set(group, started)
      void runTurns(group, started)
    })
}

/** Takes the first calls off a queue, up to one that shares a key with an earlier one. */
function takeApart(queue: Call[]): Call[] {
  const taken: Call[] = []
  const keys = new Set<string>()
  for (const call of queue) {
    if (taken.length === maxTogether) break
    if (call.keys.some((key) => keys.has(key))) continue
    for (const key of call.keys) keys.add(key)
    taken.push(call)
  }
  queue.splice(0, Infinity, ...queue.filter((call) => !taken.includes(call)))
  return taken
}

/** Resolves when all have ended: nothing may be sent on the connection after its rollback. */
async function inTurn(tx: Transaction, calls: readonly Call[]): Promise<readonly unknown[]> {
  const meeting = createMeeting(calls.length)
  meetings.set(tx, meeting.meet)
  try {
    const ended = await Promise.allSettled(calls.map(({ fn }) => fn(tx).finally(meeting.leave)))
    return ended.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
  } finally {
    meetings.delete(tx)
  }
}

const meetings = new WeakMap<Transaction, () => Promise<void>>()

/**
 * Waits until all functions that share a transaction have called this or ended. Call it before taking a lock
 * that others may wait for while they hold locks that functions of this transaction need: afterwards no
 * function needs those any more. Outside of shared transactions it returns at once.
 */
export async function meetInTransaction(tx: Transaction): Promise<void> {
  await meetings.get(tx)?.()
}

function createMeeting(count: number) {
  let running = count
  let here: (() => void)[] = []
  function goOnIfComplete(): void {
    if (here.length < running) return
    for (const resolve of here) resolve()
    here = []
  }
  return {
    meet: () =>
      new Promise<void>((resolve) => {
        here.push(resolve)
        goOnIfComplete()
      }),
    leave: () => {
      running -= 1
      goOnIfComplete()
    },
  }
}
