import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LongPoll } from '../long-poll/long-poll.ts'
import { realtimeLimits } from '../limits.ts'
import { hostOf } from '../session/host.ts'
import { control } from '../session/messages.ts'
import { namespace, unknownNamespace } from '../session/namespace.ts'
import type { RequestMessage, Session } from '../session/session.ts'
import type { Sessions } from '../session/sessions.ts'
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
    maxPayload: realtimeLimits.messageBytes,
    perMessageDeflate: false,
  })
  const alive = keepAlive(server.clients)
  let isClosing = false

  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    const client = { socket, stream: request.socket }
    const query = addressOf(request).searchParams
    const host = hostOf(request.headers.host)
    const pollSession = query.get('s')
    if (query.get('ns') !== namespace) refuse(client)
    else if (pollSession) serveMove(client, { sessions, poll: findPoll(pollSession), host })
    else serveSession(client, { sessions, host, previousId: query.get('ls') ?? undefined })
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

/** A socket with its TCP stream. */
interface Client {
  readonly socket: WebSocket
  readonly stream: Duplex
}

function serveSession(
  { socket, stream }: Client,
  { sessions, host, previousId }: { sessions: Sessions; host: string; previousId: string | undefined },
): void {
  const connection = connectSocket(socket, stream, {
    onMessage: (message, length) => message.t === 'c' || session.receive(message, length),
    onClose: () => void sessions.end(session),
    messageLimit: () => session.messageLimit(),
  })
  const session = sessions.open({ transport: connection, host, previousId })
}

// A polling client upgrades to a socket. Requests on the socket wait until the last poll has arrived.
function serveMove(
  { socket, stream }: Client,
  { sessions, poll, host }: { sessions: Sessions; poll: LongPoll | undefined; host: string },
): void {
  const early: { message: RequestMessage; length: number }[] = []
  let earlyLength = 0
  let session: Session | undefined
  let withdraw: (() => void) | undefined
  const connection = connectSocket(socket, stream, {
    messageLimit: () => poll?.session.messageLimit() ?? realtimeLimits.signedOutMessageBytes,
    onMessage(message, length) {
      if (message.t === 'c') return true
      if (session) return session.receive(message, length)
      early.push({ message, length })
      earlyLength += length
      return earlyLength <= realtimeLimits.messageBytes
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
      for (const { message, length } of early) session.receive(message, length)
    },
  })
  connection.send(control('a'))
}

function refuse({ socket, stream }: Client): void {
  const connection = connectSocket(socket, stream, {
    onMessage: () => true,
    onClose: () => {},
    messageLimit: () => realtimeLimits.signedOutMessageBytes,
  })
  connection.send(control('s', unknownNamespace))
  connection.close()
}

function addressOf({ url }: IncomingMessage): URL {
  return URL.parse(url ?? '', 'http://localhost') ?? new URL('http://localhost')
}
