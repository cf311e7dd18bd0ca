import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { LongPoll } from '../long-poll/long-poll.ts'
import { realtimeLimits } from '../limits.ts'
import { hostOf } from '../session/host.ts'
import type { LargeMessages } from '../session/large-messages.ts'
import { control } from '../session/messages.ts'
import { namespace, unknownNamespace } from '../session/namespace.ts'
import type { RequestMessage, Session } from '../session/session.ts'
import type { Sessions } from '../session/sessions.ts'
import { keepAlive } from './keep-alive.ts'
import { connectSocket, type SocketClient } from './socket-connection.ts'

export interface SocketServer {
  /** Attach to the HTTP server's `upgrade` event. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Refuses new sockets and closes the remaining ones. */
  readonly close: () => void
}

interface Parts {
  sessions: Sessions
  findPoll: (sessionId: string) => LongPoll | undefined
  largeMessages: LargeMessages
}

/** Serves sockets at `/.ws`, from any origin: clients authenticate by token, never by cookie. */
export function createSocketServer({ sessions, findPoll, largeMessages }: Parts): SocketServer {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: realtimeLimits.messageBytes,
    perMessageDeflate: false,
  })
  const alive = keepAlive(server.clients)
  let isClosing = false

  const serve = (socket: WebSocket, request: IncomingMessage): void => {
    const client = { socket, stream: request.socket, largeMessages }
    const query = addressOf(request).searchParams
    const host = hostOf(request.headers.host)
    const address = request.socket.remoteAddress ?? ''
    const pollSession = query.get('s')
    if (query.get('ns') !== namespace) refuse(client)
    else if (pollSession) serveMove(client, { sessions, poll: findPoll(pollSession), host })
    else serveSession(client, { sessions, host, address, previousId: query.get('ls') ?? undefined })
  }

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => {}) // `close` follows
      if (addressOf(request).pathname !== '/.ws' || isClosing) {
        socket.end(
          `HTTP/1.1 ${isClosing ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
        )
        return
      }
      if (!sessions.accepts(request.socket.remoteAddress ?? '')) {
        socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 60\r\nConnection: close\r\n\r\n')
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
  client: SocketClient,
  options: Omit<Parameters<Sessions['open']>[0], 'transport'> & { readonly sessions: Sessions },
): void {
  const { sessions, ...opened } = options
  const connection = connectSocket(client, {
    onMessage(message, length, onHandled) {
      if (message.t !== 'c') return session.receive(message, length, onHandled)
      onHandled()
      return true
    },
    onClose: () => void sessions.end(session),
    messageLimit: () => session.messageLimit(),
    owner: () => session.owner(),
  })
  const session = sessions.open({ ...opened, transport: connection })
}

// Upgrades a polling client to a socket. Requests on the socket wait until the last poll has arrived.
function serveMove(
  client: SocketClient,
  { sessions, poll, host }: { sessions: Sessions; poll: LongPoll | undefined; host: string },
): void {
  const early: { message: RequestMessage; length: number; onHandled: () => void }[] = []
  let earlyLength = 0
  let session: Session | undefined
  let withdraw: (() => void) | undefined
  const connection = connectSocket(client, {
    messageLimit: () => poll?.session.messageLimit() ?? realtimeLimits.signedOutMessageBytes,
    owner: () => poll?.session.owner() ?? '',
    onMessage(message, length, onHandled) {
      if (message.t === 'c') {
        onHandled()
        return true
      }
      if (session) return session.receive(message, length, onHandled)
      early.push({ message, length, onHandled })
      earlyLength += length
      return earlyLength <= realtimeLimits.messageBytes
    },
    onClose() {
      if (session) void sessions.end(session)
      else withdraw?.()
      for (const { onHandled } of early) onHandled()
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
      for (const { message, length, onHandled } of early) session.receive(message, length, onHandled)
    },
  })
  connection.send(control('a'))
}

function refuse(client: SocketClient): void {
  const connection = connectSocket(client, {
    owner: () => '',
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
