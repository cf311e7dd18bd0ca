import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

/** Requests still running after this long are cut off. */
export const drainTimeoutMs = 15_000

/**
 * Returns the function that closes a server: it accepts no more connections, closes idle ones, lets running requests
 * finish, and answers them with `connection: close`, so that nobody sends another request on a connection that ends.
 */
export function drainOf(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive &&= !isDraining
    running.add(response)
    response.once('close', () => running.delete(response))
  })
  return async () => {
    isDraining = true
    for (const response of running) response.shouldKeepAlive = false
    const closed = once(server, 'close')
    server.close() // closes idle connections too
    const cutOff = setTimeout(() => server.closeAllConnections(), drainTimeoutMs)
    await closed
    clearTimeout(cutOff)
  }
}
