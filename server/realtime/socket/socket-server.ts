import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LongPoll } from '../long-poll/long-poll.ts'
import { hostOf } from '../session/host.ts'
import { control } from '../session/messages.ts'
import { namespace, unknownNamespace } from '../session/namespace.ts'
import type { Session } from '../session/session.ts'
import type { Sessions } from '../session/sessions.ts'
import { maxMessageBytes } from './frame-reader.ts'
import { keepAlive } from './keep-alive.ts'
import { connectSocket } from './socket-connection.ts'

export interface SocketServer {
  /** Attach to the HTTP server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Refuses new sockets and closes the remaining ones. */
  readonly close: () => void
}

interface Parts {
  sessions: Sessions
  findPoll: (sessionId: string) => LongPoll | undefined
}

/** Sockets at `/.ws`, from any origin: clients authenticate by token, never by cookie. */
export function createSocketServer({ sessions, findPoll }: Parts): SocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  const alive = keepAlive(server.clients)
  let isClosing = false

  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    const query = addressOf(request).searchParams
    const host = hostOf(request.headers.host)
    const pollSession = query.get('s')
    if (query.get('ns') !== namespace) refuse(socket)
    else if (pollSession) serveMove(socket, { sessions, poll: findPoll(pollSession), host })
    else serveSession(socket, { sessions, host, previousId: query.get('ls') ?? undefined })
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => {}) // followed by `close`
      if (addressOf(request).pathname !== '/.ws' || isClosing) {
        socket.end(
          `HTTP/1.1 ${isClosing ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
        )
        return
      }
      server.handleUpgrade(request, socket, head, (client) => serve(client, request))
    },
    close() {
      isClosing = true
      alive.stop()
      for (const client of server.clients) client.close(1001)
    },
  }
}

function serveSession(
  socket: WebSocket,
  { sessions, host, previousId }: { sessions: Sessions; host: string; previousId: string | undefined },
): void {
  const connection = connectSocket(socket, {
    onMessage: (message, length) => message.t === 'c' || session.receive(message.request, length),
    onClose: () => void sessions.end(session),
  })
  const session = sessions.open({ transport: connection, host, previousId, onFull: connection.setPaused })
}

// A polling client upgrades to a socket. Requests on the socket wait until the last poll has arrived.
function serveMove(
  socket: WebSocket,
  { sessions, poll, host }: { sessions: Sessions; poll: LongPoll | undefined; host: string },
): void {
  const early: { request: unknown; length: number }[] = []
  let earlyLength = 0
  let session: Session | undefined
  let withdraw: (() => void) | undefined
  const connection = connectSocket(socket, {
    onMessage(message, length) {
      if (message.t === 'c') return true
      if (session) return session.receive(message.request, length)
      early.push({ request: message.request, length })
      earlyLength += length
      return earlyLength <= maxMessageBytes
    },
    onClose() {
      if (session) void sessions.end(session)
      else withdraw?.()
    },
  })
  if (!poll) {
    connection.send(control('r', host))
    return connection.close()
  }
  withdraw = poll.offer({
    transport: connection,
    onMoved() {
      session = poll.session
      for (const { request, length } of early) session.receive(request, length)
    },
  })
  connection.send(control('a'))
}

function refuse(socket: WebSocket): void {
  const connection = connectSocket(socket, { onMessage: () => true, onClose: () => {} })
  connection.send(control('s', unknownNamespace))
  connection.close()
}

function addressOf({ url }: IncomingMessage): URL {
  return URL.parse(url ?? '', 'http://localhost') ?? new URL('http://localhost')
}
