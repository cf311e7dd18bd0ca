import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { httpLimits } from '#http'

/**
 * Returns a function that closes a server: it accepts no further connections, lets running requests finish,
 * and answers them with `connection: close`, so that no request is sent on a connection that is about to
 * close.
 */
export function drainOf(server: Server): () => Promise<void> {
  const running = new Set<ServerResponse>()
  let isDraining = false
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive &&= !isDraining
    running.add(response)
    response.once('close', () => {
      running.delete(response)
      if (isDraining) closeIfIdle()
    })
  })

  // Closes more than idle connections, since one on which no request was ever sent does not count as idle.
  function closeIfIdle(): void {
    if (running.size === 0) server.closeAllConnections()
  }

  return async () => {
    isDraining = true
    for (const response of running) response.shouldKeepAlive = false
    const closed = once(server, 'close')
    server.close()
    closeIfIdle()
    const cutOff = setTimeout(() => server.closeAllConnections(), httpLimits.drainMs)
    await closed
    clearTimeout(cutOff)
  }
}
