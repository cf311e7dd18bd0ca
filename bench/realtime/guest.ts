import { workInThread } from './in-thread.ts'
import { connect, type LiveClient, longPut } from './live-client.ts'

export interface Guest {
  readonly port: number
  readonly userId: string
  readonly idToken: string
  readonly sockets: number
}

/**
 * Half of the sockets write small values, the others 1 MB; each sends the next value after a response.
 * Returns the number of accepted writes.
 */
await workInThread(async ({ port, userId, idToken, sockets }: Guest, { started, isStopped }) => {
  let written = 0
  const megabyte = longPut(`/preferences/${userId}/big`, 'x'.repeat(1_000_000))
  const write = async (client: LiveClient, at: number): Promise<void> => {
    while (!isStopped()) {
      const small = { p: `/preferences/${userId}/s${at}`, d: written }
      const asked = at % 2 === 0 ? client.ask('p', small) : client.sendLong(megabyte)
      await asked.then(
        () => (written += 1),
        () => {},
      )
    }
    client.close()
  }
  const clients = await Promise.all(Array.from({ length: sockets }, () => connect(port, idToken)))
  started()
  await Promise.all(clients.map(write))
  return written
})
