import { randomBytes } from 'node:crypto'
import type { Transport } from './transport.ts'
import { hello } from './messages.ts'
import type { WireParts } from './parts.ts'
import { createSession, type Session } from './session.ts'

export interface Sessions {
  /** Greets a client. previousId: of the session that it had before, which is ended first. */
  readonly open: (client: {
    transport: Transport
    host: string
    previousId: string | undefined
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
  const endPrevious = async (previousId: string): Promise<void> => {
    const last = sessions.get(previousId)
    if (last) return end(last)
    try {
      await parts.onDisconnect.run(previousId)
    } catch (error) {
      parts.log.warn({ error }, 'what a client wanted at its end is left for later')
    }
  }

  return {
    open({ transport, host, previousId, isFull }) {
      const id = randomBytes(24).toString('base64url')
      const before = async (): Promise<void> => {
        if (previousId) await endPrevious(previousId)
      }
      transport.send(hello({ host, sessionId: id, now: parts.now().getTime() }))
      const session = createSession(parts, { id, transport, before, isFull })
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
