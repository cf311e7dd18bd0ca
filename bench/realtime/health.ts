import { setTimeout as pause } from 'node:timers/promises'
import { workInThread } from './in-thread.ts'

const everyMs = 100

/** Asks a URL again and again; returns the slowest answer, in milliseconds. */
await workInThread(async (url: string, { started, isStopped }) => {
  let slowestMs = 0
  started()
  while (!isStopped()) {
    const startedAt = performance.now()
    await (await fetch(url)).text()
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    await pause(everyMs)
  }
  return slowestMs
})
