import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runTasks, type Task } from './schedule.ts'

type Load = Task<string>['load']

const slots = [
  { load: 'computing' as const, slot: 'one' },
  { load: 'waiting' as const, slot: 'two' },
]

/** A task that notes in which slot it ran. */
function noting(
  log: string[],
  name: string,
  load: Load = 'computing',
  after?: Promise<unknown>,
): Task<string> {
  return {
    load,
    ...(after && { after }),
    run: async (slot) => void log.push(`${name} in ${slot}`),
  }
}

test('tasks run in their order, those that wait in their own slot', async () => {
  const log: string[] = []
  await runTasks([noting(log, 'a'), noting(log, 'sleep', 'waiting'), noting(log, 'b')], slots)
  assert.deepEqual(log.toSorted(), ['a in one', 'b in one', 'sleep in two'])
  assert.ok(log.indexOf('a in one') < log.indexOf('b in one'))
})

test('a task that depends on another lets later ones pass until that has ended', async () => {
  const log: string[] = []
  const build = Promise.withResolvers<void>()
  const building: Task<string> = {
    load: 'waiting',
    async run() {
      await new Promise((resolve) => setTimeout(resolve, 20))
      log.push('built')
      build.resolve()
    },
  }
  await runTasks([building, noting(log, 'story', 'computing', build.promise), noting(log, 'test')], slots)
  assert.deepEqual(log, ['test in one', 'built', 'story in one'])
})

test('a task whose dependency failed is left out, and the run still ends', async () => {
  const log: string[] = []
  await runTasks([noting(log, 'story', 'computing', Promise.reject(new Error('no build')))], slots)
  assert.deepEqual(log, [])
})

test('a slot that is not free takes nothing', async () => {
  const log: string[] = []
  const free = Promise.withResolvers<void>()
  const tasks = ['a', 'b'].map((name) => noting(log, name))
  const last: Task<string> = { load: 'computing', run: async () => free.resolve() }
  await runTasks(
    [...tasks, last],
    [
      { load: 'computing', slot: 'one' },
      { load: 'computing', slot: 'two', whenFree: () => free.promise },
    ],
  )
  assert.deepEqual(log, ['a in one', 'b in one'])
})

test('a slot that waits for a free machine ends when the others took all tasks', async () => {
  const log: string[] = []
  const busyMachine = async (isNeeded: () => boolean): Promise<void> => {
    while (isNeeded()) await new Promise((resolve) => setImmediate(resolve))
  }
  await runTasks(
    ['a', 'b'].map((name) => noting(log, name)),
    [
      { load: 'computing', slot: 'one' },
      { load: 'computing', slot: 'two', whenFree: busyMachine },
    ],
  )
  assert.deepEqual(log, ['a in one', 'b in one'])
})
