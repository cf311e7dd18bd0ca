import { setTimeout as pause } from 'node:timers/promises'
import { workInThread } from './in-thread.ts'
import { connect, longPut } from './live-client.ts'
import type { Guest } from './guest.ts'

/**
 * Every socket sends one message of 10 MB, all concurrently. Returns the number of accepted messages until
 * stopped.
 */
await workInThread(async ({ port, userId, idToken, sockets }: Guest, { started, isStopped }) => {
  let written = 0
  const message = longPut(`/preferences/${userId}/big`, 'x'.repeat(10_000_000))
  const clients = await Promise.all(Array.from({ length: sockets }, () => connect(port, idToken)))
  started()
  for (const client of clients) {
    void client.sendLong(message).then(
      () => (written += 1),
      () => {},
    )
  }
  while (!isStopped()) await pause(100)
  for (const client of clients) client.close()
  return written
})
