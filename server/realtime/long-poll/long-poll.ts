import { randomBytes } from 'node:crypto'
import type { Transport } from '../session/transport.ts'
import { control, readMessage } from '../session/messages.ts'
import { realtimeLimits } from '../limits.ts'
import type { Session } from '../session/session.ts'
import type { Sessions } from '../session/sessions.ts'
import { createPendingPoll } from './pending-poll.ts'
import { closeScript, packetScript, startScript } from './scripts.ts'
import { createSegmentJoiner, type Segment } from './segments.ts'

/** A client that polls instead of keeping a socket open. */
export interface LongPoll {
  readonly id: string
  readonly password: string
  readonly session: Session
  /** Returns the response to the first request. */
  readonly start: () => string
  /** Resolves with the response to a poll, once there are messages or the maximum wait is over. */
  readonly poll: (segments: readonly Segment[], aborted: AbortSignal) => Promise<string>
  /**
   * Offers a socket that the session may move to once the client confirms; returns the function that
   * withdraws the offer.
   */
  readonly offer: (socket: Socket) => () => void
  readonly leave: () => void
}

interface Socket {
  readonly transport: Transport
  /** Called when polling has ended: requests received on the socket may be handled. */
  readonly onMoved: () => void
}

interface Parts {
  sessions: Sessions
  host: string
  /** Address of the client's network connection. */
  address: string
  previousId: string | undefined
  callback: string
  /** Called when the poll session can be removed. */
  onOver: () => void
}

/** A client without a poll for this long counts as disconnected. */
const expiryMs = 60_000

export function createLongPoll({ sessions, host, address, previousId, callback, onOver }: Parts): LongPoll {
  const id = `${randomBytes(18).toString('base64url')}.${callback}`
  const password = randomBytes(18).toString('base64url')
  const join = createSegmentJoiner(() => session.messageLimit())
  const held: string[] = []
  let isHeld = false
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
  const pending = createPendingPoll({
    hasMessages: () => unread.length > 0 || state !== 'open',
    take: takeUnread,
    expiryMs,
    onExpired: () => {
      leave()
      onOver()
    },
  })
  const send = (message: string): void => {
    unread.push(message)
    unreadLength += message.length
    if (unreadLength > realtimeLimits.unreadBytes) leave()
    pending.notify()
  }
  const transport: Transport = {
    send,
    close() {
      if (state === 'open') state = 'closed'
      pending.notify()
    },
    setPaused(isPaused) {
      isHeld = isPaused
      while (held.length > 0 && !isHeld) receive(held.shift()!) // held is not empty
    },
  }
  const session = sessions.open({ transport, host, address, previousId })
  const leave = (): void => {
    if (state === 'open') void sessions.end(session)
  }
  const move = (): void => {
    if (!offered) return leave()
    send(control('n'))
    state = 'moved'
    session.moveTo(offered.transport)
    offered.onMoved()
  }
  const receive = (text: string): void => {
    if (isHeld) return hold(text)
    const message = Buffer.byteLength(text) > session.messageLimit() ? undefined : readMessage(text)
    if (!message) leave()
    else if (message.t !== 'c') {
      if (!session.receive(message, text.length)) leave()
    } else if (message.kind === 'p') send(control('o'))
    else if (message.kind === 'n') move()
  }

  const hold = (text: string): void => {
    held.push(text)
    const length = held.reduce((sum, { length }) => sum + length, 0)
    if (length > realtimeLimits.waitingRequestLength) leave()
  }

  return {
    id,
    password,
    session,
    start: () => startScript(callback, id, password) + takeUnread(),
    poll(segments, aborted) {
      const messages = state === 'open' ? join(segments) : []
      if (!messages) leave()
      for (const message of messages ?? []) receive(message)
      return pending.wait(aborted)
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
