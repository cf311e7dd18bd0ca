import { setTimeout as pause } from 'node:timers/promises'
import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { Transport } from './transport.ts'
import { createTaskQueue } from './task-queue.ts'
import { createConnectionAuth } from './connection-auth.ts'
import { createListens } from './listens.ts'
import { type Incoming, push, reply } from './messages.ts'
import { messageHold } from './message-hold.ts'
import type { WireParts } from './parts.ts'
import { handleRequest, readRequest } from './requests.ts'

export type RequestMessage = Exclude<Incoming, { t: 'c' }>

/** A client's connection, over a socket or a long poll. */
export interface Session {
  readonly id: string
  /**
   * Handles a request or refusal, in order. length: length of its text. Returns false, without handling, if
   * malformed.
   */
  readonly receive: (message: RequestMessage, length: number, onHandled?: () => void) => boolean
  /** The account, or the network address of a signed-out client. */
  readonly owner: () => string
  /** Current maximum message size of the client in bytes: small before signing in. */
  readonly messageLimit: () => number
  readonly moveTo: (transport: Transport) => void
  /** Finishes the queued requests, then applies the onDisconnect writes. */
  readonly end: () => Promise<void>
}

interface Opened {
  readonly id: string
  readonly transport: Transport
  /** Address of the client's network connection. */
  readonly address: string
  /** Promise that is awaited before the first request. */
  readonly before: () => Promise<void>
}

export function createSession(parts: WireParts, { id, before, address, ...opened }: Opened): Session {
  const { documents, listened, onDisconnect, log } = parts
  let { transport } = opened
  let ending: Promise<void> | undefined
  const ended = Promise.withResolvers<void>()
  const send = (message: string): void => {
    if (!ending) transport.send(message)
  }
  const hold = messageHold((isHeld) => transport.setPaused(isHeld))
  const queue = createTaskQueue(realtimeLimits.waitingRequestLength, (isFull) => hold.set('full', isFull))
  const listens = createListens({ watch: listened.watch, chargeRead: documents.chargeRead }, send)
  // No separate cancels: after `ac` the client reconnects with a new token and renews all its listens.
  const onRevoked = (): void => {
    listens.stopAll()
    const { code, message } = new RealtimeError('expired_token')
    send(push('ac', JSON.stringify({ s: code, d: message })))
  }
  const auth = createConnectionAuth({ ...parts, address, onRevoked })
  const context = { documents, onDisconnect, sessionId: id, auth, listens }

  const answer = async (r: number, action: string, body: Record<string, unknown>): Promise<void> => {
    try {
      const data = await handleRequest(context, action, body)
      send(reply(r, 'ok', JSON.stringify(data)))
    } catch (error) {
      const known = error instanceof RealtimeError ? error : undefined
      if (!known || known.code === 'unavailable') log.warn({ error, action }, 'realtime request failed')
      const { code, message } = known ?? new RealtimeError('unavailable')
      // Delay later requests of the connection, so that refusing them costs little.
      if (code === 'quota_exceeded') await Promise.race([pause(realtimeLimits.refusalMs), ended.promise])
      send(reply(r, code, JSON.stringify(message)))
    }
  }
  // Hold later messages: their limits depend on the sign-in.
  const signIn = async (answering: () => Promise<void>): Promise<void> => {
    await answering()
    hold.set('signing-in', false)
  }
  const disconnect = async (): Promise<void> => {
    auth.close()
    try {
      await onDisconnect.run(id)
    } catch (error) {
      log.warn({ error }, 'onDisconnect writes failed; retried later')
    }
  }
  void queue.add(before)

  return {
    id,
    receive(message, length, onHandled = () => {}) {
      if (message.t === 'refused') {
        const { code, message: text } = new RealtimeError(message.code)
        void queue.add(async () => send(reply(message.r, code, JSON.stringify(text)))).finally(onHandled)
        return true
      }
      const request = readRequest(message.request)
      if (!request) return false
      if (ending) {
        onHandled()
        return true
      }
      const answering = (): Promise<void> => answer(request.r, request.a, request.b)
      const isSignIn = request.a === 'auth' && auth.caller().userId === null
      if (isSignIn) hold.set('signing-in', true)
      void queue.add(isSignIn ? () => signIn(answering) : answering, length).finally(onHandled)
      return true
    },
    owner: () => auth.caller().userId ?? address,
    messageLimit() {
      if (auth.caller().userId !== null) return realtimeLimits.messageBytes
      return hold.has('signing-in')
        ? realtimeLimits.signingInMessageBytes
        : realtimeLimits.signedOutMessageBytes
    },
    moveTo(next) {
      transport = next
      if (hold.isHeld()) transport.setPaused(true)
    },
    end() {
      if (!ending) {
        ended.resolve()
        listens.stopAll()
        ending = queue.add(disconnect)
        transport.close()
      }
      return ending
    },
  }
}
