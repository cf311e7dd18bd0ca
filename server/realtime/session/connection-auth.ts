import { CodedError, type Log } from '#http'
import type { Caller } from '../documents/documents.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { ConnectionOwner, Connections } from './connections.ts'
import type { VerifiedIdToken, VerifyIdToken } from './parts.ts'
import type { Rechecks } from './rechecks.ts'

export interface ConnectionAuth {
  /** Returns the current caller. */
  readonly caller: () => Caller
  /**
   * Signs in with a token. Throws RealtimeError invalid_token, expired_token, quota_exceeded, unavailable;
   * the caller then stays the same.
   */
  readonly signIn: (token: string) => Promise<{ userId: string; expiresAt: Date }>
  readonly signOut: () => void
  /** Ends the sign-in of the connection. */
  readonly close: () => void
}

interface Parts {
  connections: Connections
  /** Address of the client's network connection. */
  address: string
  verifyIdToken: VerifyIdToken
  now: () => Date
  log: Log
  /** Called after the connection was signed out because its token expired or its session was revoked. */
  onRevoked: () => void
  rechecks: Rechecks
}

const signedOut: Caller = { userId: null }

/** Authenticates a connection by an id token, until the token expires or is revoked. */
export function createConnectionAuth({
  connections,
  address,
  verifyIdToken,
  now,
  log,
  onRevoked,
  rechecks,
}: Parts): ConnectionAuth {
  let caller = signedOut
  let isClosed = false
  connections.enter({ address })
  let expiryTimer: NodeJS.Timeout | undefined
  let endRechecks = (): void => {}

  const ownerOf = ({ userId }: Caller): ConnectionOwner => (userId === null ? { address } : { userId })
  const setCaller = (next: Caller): void => {
    if (isClosed) return
    connections.leave(ownerOf(caller))
    caller = next
    connections.enter(ownerOf(caller))
  }
  const signOut = (): void => {
    clearTimeout(expiryTimer)
    endRechecks()
    setCaller(signedOut)
  }
  const revoke = (): void => {
    signOut()
    onRevoked()
  }
  const recheck = async (token: string): Promise<void> => {
    const startedBy = endRechecks
    try {
      await verifyIdToken(token)
    } catch (error) {
      if (startedBy !== endRechecks) return // another token is in use meanwhile
      if (asRealtimeError(error).code === 'unavailable') log.warn({ error }, 'realtime token recheck failed')
      else revoke()
    }
  }

  return {
    caller: () => caller,
    signOut,
    close() {
      signOut()
      if (!isClosed) connections.leave({ address })
      isClosed = true
    },
    async signIn(token) {
      const { userId, expiresAt, isGuest } = await verify(verifyIdToken, token)
      if (caller.userId !== userId && !connections.hasRoom({ userId })) {
        throw new RealtimeError('quota_exceeded', 'Too many connections of this account')
      }
      signOut()
      setCaller({ userId, isGuest })
      expiryTimer = setTimeout(revoke, expiresAt.getTime() - now().getTime()).unref()
      endRechecks = rechecks.add(() => void recheck(token))
      return { userId, expiresAt }
    },
  }
}

/** Throws RealtimeError invalid_token, expired_token, unavailable. */
export async function verify(verifyIdToken: VerifyIdToken, token: string): Promise<VerifiedIdToken> {
  try {
    return await verifyIdToken(token)
  } catch (error) {
    throw asRealtimeError(error)
  }
}

function asRealtimeError(cause: unknown): RealtimeError {
  if (!(cause instanceof CodedError) || cause.status >= 500)
    return new RealtimeError('unavailable', undefined, { cause })
  const code = cause.code === 'identity/token-expired' ? 'expired_token' : 'invalid_token'
  return new RealtimeError(code, undefined, { cause })
}
