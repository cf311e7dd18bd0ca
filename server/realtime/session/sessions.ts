import { randomBytes } from 'node:crypto'
import type { Carrier } from './carrier.ts'
import { hello } from './messages.ts'
import type { WireParts } from './parts.ts'
import { createSession, type Session } from './session.ts'

export interface Sessions {
  /** Greets a client. lastId: of the session that it had before, which is ended first. */
  readonly open: (client: {
    carrier: Carrier
    host: string
    lastId: string | undefined
    isFull: (full: boolean) => void
  }) => Session
  readonly end: (session: Session) => Promise<void>
  readonly endAll: () => Promise<void>
}

/** The connections of this process. */
export function createSessions(parts: WireParts): Sessions {
  const sessions = new Map<string, Session>()
  const ending = new Set<Promise<void>>()

  const end = async (session: Session): Promise<void> => {
    sessions.delete(session.id)
    const ended = session.end()
    ending.add(ended)
    await ended
    ending.delete(ended)
  }
  // The old session may live in another process, or in none any more; what it wanted at its end is then done here.
  const endLast = async (lastId: string): Promise<void> => {
    const last = sessions.get(lastId)
    if (last) return end(last)
    try {
      await parts.onDisconnect.run(lastId)
    } catch (error) {
      parts.log.warn({ error }, 'what a client wanted at its end is left for later')
    }
  }

  return {
    open({ carrier, host, lastId, isFull }) {
      const id = randomBytes(24).toString('base64url')
      const before = async (): Promise<void> => {
        if (lastId) await endLast(lastId)
      }
      carrier.send(hello({ host, sessionId: id, now: parts.now().getTime() }))
      const session = createSession(parts, { id, carrier, before, isFull })
      sessions.set(id, session)
      return session
    },
    end,
    async endAll() {
      await Promise.all([...sessions.values()].map(end))
      await Promise.all(ending)
    },
  }
}
