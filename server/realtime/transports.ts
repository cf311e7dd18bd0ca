import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { createLongPolls } from './long-poll/long-poll-routes.ts'
import { createRest } from './rest/rest-routes.ts'
import { createConnections } from './session/connections.ts'
import { createLargeMessages } from './session/large-messages.ts'
import type { WireParts } from './session/parts.ts'
import { createRechecks } from './session/rechecks.ts'
import { createSessions } from './session/sessions.ts'
import { createSocketServer } from './socket/socket-server.ts'

/** All protocols for access to the documents. */
export interface Transports {
  /** `/.lp` and `{path}.json`; mount at the root. */
  readonly routes: Hono
  /** Handles `/.ws`; attach to the HTTP server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  readonly sessions: () => number
  /** Ends every session and runs its onDisconnect writes; clients may connect again. */
  readonly endSessions: () => Promise<void>
  /** Like endSessions, and refuses new connections. */
  readonly close: () => Promise<void>
}

export function createTransports(
  given: Omit<WireParts, 'connections' | 'largeMessages' | 'rechecks'>,
): Transports {
  const parts = {
    ...given,
    connections: createConnections(),
    largeMessages: createLargeMessages(),
    rechecks: createRechecks(),
  }
  const sessions = createSessions(parts)
  const polls = createLongPolls(sessions)
  const sockets = createSocketServer({
    sessions,
    findPoll: polls.findBySession,
    largeMessages: parts.largeMessages,
  })
  const rest = createRest(parts)
  let isClosing = false
  return {
    routes: new Hono()
      // Refuse new connections first: disconnected clients would reconnect at once and delay the shutdown.
      .use('/.lp', (c, next) =>
        isClosing ? Promise.resolve(c.body(null, 503, { connection: 'close' })) : next(),
      )
      .route('/', polls.routes)
      .route('/', rest.routes),
    upgrade: sockets.upgrade,
    sessions: sessions.count,
    endSessions: sessions.endAll,
    async close() {
      isClosing = true
      rest.close()
      sockets.close()
      await sessions.endAll()
    },
  }
}
