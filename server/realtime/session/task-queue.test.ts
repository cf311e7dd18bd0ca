import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

test('runs tasks in order and reports when the limit is exceeded', async () => {
  const done: number[] = []
  const full: boolean[] = []
  const queue = createTaskQueue(10, (isFull) => full.push(isFull))
  const task = (number: number, delayMs: number) => async () => {
    await pause(delayMs)
    done.push(number)
  }
  void queue.add(task(1, 20), 8)
  assert.deepEqual(full, [])
  void queue.add(task(2, 1), 8)
  assert.deepEqual(full, [true])
  await queue.add(task(3, 0), 1)
  assert.deepEqual(done, [1, 2, 3])
  await pause(0)
  assert.deepEqual(full, [true, false])
})
