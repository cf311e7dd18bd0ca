import { RealtimeError } from '../wire-errors.ts'
import type { Transport } from './transport.ts'
import { createTaskQueue } from './task-queue.ts'
import { createConnectionAuth } from './connection-auth.ts'
import { createListens } from './listens.ts'
import { push, reply } from './messages.ts'
import type { WireParts } from './parts.ts'
import { handleRequest, readRequest } from './requests.ts'

/** One client's connection, over a socket or a long poll. */
export interface Session {
  readonly id: string
  /** Queues a request; requests are handled in order. length: of its text. Returns false when it is malformed. */
  readonly receive: (request: unknown, length: number) => boolean
  readonly moveTo: (transport: Transport) => void
  /** Finishes the queued requests, then applies the onDisconnect writes. */
  readonly end: () => Promise<void>
}

interface Opened {
  readonly id: string
  readonly transport: Transport
  /** Runs before the first request. */
  readonly before: () => Promise<void>
  /** Called when the waiting requests exceed the limit, and when they no longer do. */
  readonly onFull: (isFull: boolean) => void
}

/** Limit of waiting requests, in characters; above it the transport must stop reading. */
const waitingLimit = 1024 * 1024

export function createSession(parts: WireParts, { id, before, onFull, ...opened }: Opened): Session {
  const { documents, onDisconnect, log } = parts
  let { transport } = opened
  let ending: Promise<void> | undefined
  const send = (message: string): void => {
    if (!ending) transport.send(message)
  }
  const queue = createTaskQueue(waitingLimit, onFull)
  const listens = createListens(documents, send)
  // No single cancels: after `ac` the client reconnects with a new token and renews all its listens.
  const onRevoked = (): void => {
    listens.stopAll()
    const { code, message } = new RealtimeError('expired_token')
    send(push('ac', JSON.stringify({ s: code, d: message })))
  }
  const auth = createConnectionAuth({ ...parts, onRevoked })
  const context = { documents, onDisconnect, sessionId: id, auth, listens }

  const answer = async (r: number, action: string, body: Record<string, unknown>): Promise<void> => {
    try {
      const data = await handleRequest(context, action, body)
      send(reply(r, 'ok', JSON.stringify(data)))
    } catch (error) {
      const known = error instanceof RealtimeError ? error : undefined
      if (!known || known.code === 'unavailable') log.warn({ error, action }, 'realtime request failed')
      const { code, message } = known ?? new RealtimeError('unavailable')
      send(reply(r, code, JSON.stringify(message)))
    }
  }
  const disconnect = async (): Promise<void> => {
    auth.signOut()
    try {
      await onDisconnect.run(id)
    } catch (error) {
      log.warn({ error }, 'onDisconnect writes failed; retried later')
    }
  }
  void queue.add(before)

  return {
    id,
    receive(message, length) {
      const request = readRequest(message)
      if (!request) return false
      if (!ending) void queue.add(() => answer(request.r, request.a, request.b), length)
      return true
    },
    moveTo: (next) => void (transport = next),
    end() {
      if (!ending) {
        listens.stopAll()
        ending = queue.add(disconnect)
        transport.close()
      }
      return ending
    },
  }
}
