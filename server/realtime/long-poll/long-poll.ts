import { randomBytes } from 'node:crypto'
import type { Transport } from '../session/transport.ts'
import { control, readMessage } from '../session/messages.ts'
import type { Session } from '../session/session.ts'
import type { Sessions } from '../session/sessions.ts'
import { createPendingPoll } from './pending-poll.ts'
import { closeScript, packetScript, startScript } from './scripts.ts'
import { createSegmentJoiner, type Segment } from './segments.ts'

/** One client that asks again and again, instead of keeping a socket open. */
export interface LongPoll {
  readonly id: string
  readonly password: string
  readonly session: Session
  /** The answer to the first request. */
  readonly start: () => string
  /** The answer to a poll, when there is something to say or it was held for long enough. */
  readonly poll: (segments: readonly Segment[], gone: AbortSignal) => Promise<string>
  /** A socket that the session may move to, when the client says that it does; what is returned takes it back. */
  readonly offer: (socket: Socket) => () => void
  /** The client has left. */
  readonly leave: () => void
}

interface Socket {
  readonly transport: Transport
  /** Polls are over; what came by the socket may be answered. */
  readonly moved: () => void
}

interface Parts {
  sessions: Sessions
  host: string
  previousId: string | undefined
  callback: string
  /** Nothing is to be said any more. */
  over: () => void
}

/** A client that has not asked for this long has gone. */
const expiryMs = 60_000
/** Characters that may wait for a poll. */
const unreadLimit = 16 * 1024 * 1024

export function createLongPoll({ sessions, host, previousId, callback, over }: Parts): LongPoll {
  const id = `${randomBytes(18).toString('base64url')}.${callback}`
  const password = randomBytes(18).toString('base64url')
  const join = createSegmentJoiner()
  let unread: string[] = []
  let unreadLength = 0
  let packets = 0
  let state: 'open' | 'moved' | 'closed' = 'open'
  let offered: Socket | undefined

  const takeUnread = (): string => {
    let script = ''
    if (unread.length > 0) script = packetScript(callback, packets++, unread)
    unread = []
    unreadLength = 0
    return state === 'open' ? script : script + closeScript(callback, packets - 1)
  }
  const held = createPendingPoll({
    hasNotices: () => unread.length > 0 || state !== 'open',
    take: takeUnread,
    expiryMs,
    expired: () => {
      leave()
      over()
    },
  })
  const send = (message: string): void => {
    unread.push(message)
    unreadLength += message.length
    if (unreadLength > unreadLimit) leave()
    held.tell()
  }
  const transport: Transport = {
    send,
    close() {
      if (state === 'open') state = 'closed'
      held.tell()
    },
  }
  const session = sessions.open({ transport, host, previousId, isFull: () => {} })
  const leave = (): void => {
    if (state === 'open') void sessions.end(session)
  }
  const move = (): void => {
    if (!offered) return leave()
    send(control('n'))
    state = 'moved'
    session.moveTo(offered.transport)
    offered.moved()
  }
  const receive = (text: string): void => {
    const message = readMessage(text)
    if (!message) leave()
    else if (message.t === 'd') {
      if (!session.receive(message.request, text.length)) leave()
    } else if (message.kind === 'p') send(control('o'))
    else if (message.kind === 'n') move()
  }

  return {
    id,
    password,
    session,
    start: () => startScript(callback, id, password) + takeUnread(),
    poll(segments, gone) {
      const messages = state === 'open' ? join(segments) : []
      if (!messages) leave()
      for (const message of messages ?? []) receive(message)
      return held.hold(gone)
    },
    offer(socket) {
      offered = socket
      return () => {
        if (offered === socket) offered = undefined
      }
    },
    leave,
  }
}
