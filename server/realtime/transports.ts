import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Hono } from 'hono'
import { createLongPolls } from './long-poll/long-poll-routes.ts'
import { createRest } from './rest/rest-routes.ts'
import type { WireParts } from './session/parts.ts'
import { createSessions } from './session/sessions.ts'
import { createSocketServer } from './socket/socket-server.ts'

/** Every way by which a client reaches the documents. */
export interface Transports {
  /** `/.lp` and `{path}.json`, to be mounted at the root. */
  readonly routes: Hono
  /** `/.ws`, for the HTTP server's event of this name. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Ends every connection, and does what their clients wanted at the end. */
  readonly close: () => Promise<void>
}

export function createTransports(parts: WireParts): Transports {
  const sessions = createSessions(parts)
  const polls = createLongPolls(sessions)
  const sockets = createSocketServer({ sessions, findPoll: polls.findBySession })
  const rest = createRest(parts)
  let isClosing = false
  return {
    routes: new Hono()
      // Who has just been let go would come back at once, and keep the server from ending.
      .use('/.lp', (c, next) =>
        isClosing ? Promise.resolve(c.body(null, 503, { connection: 'close' })) : next(),
      )
      .route('/', polls.routes)
      .route('/', rest.routes),
    upgrade: sockets.upgrade,
    async close() {
      isClosing = true
      rest.close()
      sockets.close()
      await sessions.endAll()
    },
  }
}
