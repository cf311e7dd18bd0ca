import { setTimeout as pause } from 'node:timers/promises'
import { workInThread } from './in-thread.ts'

const everyMs = 100

/** Requests a URL repeatedly; returns the slowest response time, in milliseconds. */
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
