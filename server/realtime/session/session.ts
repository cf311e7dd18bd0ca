import { RealtimeError } from '../wire-errors.ts'
import type { Transport } from './transport.ts'
import { createTaskQueue } from './task-queue.ts'
import { createListens } from './listens.ts'
import { push, reply } from './messages.ts'
import type { WireParts } from './parts.ts'
import { answerRequest, readRequest } from './requests.ts'
import { createSignIn } from './sign-in.ts'

/** One client's connection, whatever carries it. */
export interface Session {
  readonly id: string
  /** Answers a request after all that came before. length: of its text. False when it is none. */
  readonly receive: (request: unknown, length: number) => boolean
  readonly moveTo: (transport: Transport) => void
  /** Does what is left, then what the client wanted at its end. */
  readonly end: () => Promise<void>
}

interface Opened {
  readonly id: string
  readonly transport: Transport
  /** What must be done before the first request. */
  readonly before: () => Promise<void>
  /** More, or no more, waits for an answer than should be taken in. */
  readonly isFull: (full: boolean) => void
}

/** Requests that may wait for an answer, in characters, before no more are read. */
const waitingLimit = 1024 * 1024

export function createSession(parts: WireParts, { id, before, isFull, ...opened }: Opened): Session {
  const { documents, onDisconnect, log } = parts
  let { transport } = opened
  let ending: Promise<void> | undefined
  const send = (message: string): void => {
    if (!ending) transport.send(message)
  }
  const queue = createTaskQueue(waitingLimit, isFull)
  const listens = createListens(documents, send)
  // The client comes back by itself with a new token and all that it listens to, so nothing is cancelled one by one.
  const revoked = (): void => {
    listens.stopAll()
    const { code, message } = new RealtimeError('expired_token')
    send(push('ac', JSON.stringify({ s: code, d: message })))
  }
  const signIn = createSignIn({ ...parts, revoked })
  const asked = { documents, onDisconnect, sessionId: id, signIn, listens }

  const answer = async (r: number, action: string, body: Record<string, unknown>): Promise<void> => {
    try {
      const data = await answerRequest(asked, action, body)
      send(reply(r, 'ok', JSON.stringify(data)))
    } catch (error) {
      const known = error instanceof RealtimeError ? error : undefined
      if (!known || known.code === 'unavailable') log.warn({ error, action }, 'a live request failed')
      const { code, message } = known ?? new RealtimeError('unavailable')
      send(reply(r, code, JSON.stringify(message)))
    }
  }
  const finish = async (): Promise<void> => {
    signIn.leave()
    try {
      await onDisconnect.run(id)
    } catch (error) {
      log.warn({ error }, 'what a client wanted at its end is left for later')
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
        ending = queue.add(finish)
        transport.close()
      }
      return ending
    },
  }
}
