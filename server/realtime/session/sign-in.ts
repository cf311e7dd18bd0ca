import { CodedError, type Log } from '#http'
import type { Caller } from '../documents/documents.ts'
import { RealtimeError } from '../wire-errors.ts'
import type { VerifyIdToken } from './parts.ts'

export interface SignIn {
  /** Who asks from now on. */
  readonly caller: () => Caller
  /** Throws RealtimeError invalid_token, expired_token, unavailable; who asks then stays who it was. */
  readonly enter: (token: string) => Promise<{ userId: string; expiresAt: Date }>
  readonly leave: () => void
}

interface Parts {
  verifyIdToken: VerifyIdToken
  now: () => Date
  log: Log
  /** The token is over, or its session was ended; nobody asks any more. */
  revoked: () => void
  recheckMs?: number
}

const nobody: Caller = { userId: null }
/** How long a session that was ended elsewhere may still listen, at most. */
const defaultRecheckMs = 30_000

/** Who a connection speaks for: from a token, until it is over or no longer good. */
export function createSignIn({
  verifyIdToken,
  now,
  log,
  revoked,
  recheckMs = defaultRecheckMs,
}: Parts): SignIn {
  let caller = nobody
  let ending: NodeJS.Timeout | undefined
  let checking: NodeJS.Timeout | undefined

  const leave = (): void => {
    clearTimeout(ending)
    clearInterval(checking)
    caller = nobody
  }
  const revoke = (): void => {
    leave()
    revoked()
  }
  const recheck = async (token: string): Promise<void> => {
    const checked = checking
    try {
      await verifyIdToken(token)
    } catch (error) {
      if (checked !== checking) return // another token is in use by now
      if (asRealtimeError(error).code === 'unavailable') log.warn({ error }, 'a token could not be checked')
      else revoke()
    }
  }

  return {
    caller: () => caller,
    leave,
    async enter(token) {
      const { userId, expiresAt } = await verify(verifyIdToken, token)
      leave()
      caller = { userId }
      ending = setTimeout(revoke, expiresAt.getTime() - now().getTime()).unref()
      checking = setInterval(() => void recheck(token), recheckMs).unref()
      return { userId, expiresAt }
    },
  }
}

/** Throws RealtimeError invalid_token, expired_token, unavailable. */
export async function verify(
  verifyIdToken: VerifyIdToken,
  token: string,
): Promise<{ userId: string; expiresAt: Date }> {
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
