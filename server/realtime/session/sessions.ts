import { randomBytes } from 'node:crypto'
import type { Transport } from './transport.ts'
import { hello } from './messages.ts'
import type { WireParts } from './parts.ts'
import { createSession, type Session } from './session.ts'

export interface Sessions {
  /**
   * Starts a session and sends the hello. previousId: session of the client's previous connection, which is
   * ended first.
   */
  readonly open: (client: {
    transport: Transport
    host: string
    /** Address of the client's network connection. */
    address: string
    previousId: string | undefined
  }) => Session
  /** Returns true if an address may open another connection. */
  readonly accepts: (address: string) => boolean
  readonly end: (session: Session) => Promise<void>
  readonly count: () => number
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
  // The previous session may belong to another or a dead process; this process then applies its onDisconnect
  // writes.
  const endPrevious = async (previousId: string): Promise<void> => {
    const previous = sessions.get(previousId)
    if (previous) return end(previous)
    try {
      await parts.onDisconnect.run(previousId)
    } catch (error) {
      parts.log.warn({ error }, 'onDisconnect writes failed; retried later')
    }
  }

  return {
    open({ transport, host, address, previousId }) {
      const id = randomBytes(24).toString('base64url')
      const before = async (): Promise<void> => {
        if (previousId) await endPrevious(previousId)
      }
      transport.send(hello({ host, sessionId: id, now: parts.now().getTime() }))
      const session = createSession(parts, { id, transport, address, before })
      sessions.set(id, session)
      return session
    },
    accepts: (address) => parts.connections.hasRoom({ address }),
    end,
    count: () => sessions.size,
    async endAll() {
      await Promise.all([...sessions.values()].map(end))
      await Promise.all(ending)
    },
  }
}
