import type { Transaction } from '#database'
import type { Parts } from '../parts.ts'
import type { SignInProvider } from '../schema.ts'
import { addSession } from './session-store.ts'
import { changeUser } from '../users/user-store.ts'
import type { User, UserChanges } from '../users/user.ts'

/** Common fields of every sign-in reply. All strings, also the lifetime in seconds. */
export interface TokenReply {
  localId: string
  idToken: string
  refreshToken: string
  expiresIn: string
}

interface SignIn {
  provider: SignInProvider
  userAgent: string | undefined
}

/** Updates the account with `changes` and the time of the sign-in, and starts a session. */
export async function signIn(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens' | 'now'>,
  user: User,
  { provider, userAgent }: SignIn,
  changes: UserChanges = {},
): Promise<TokenReply> {
  const signedInAt = parts.now()
  const changed = await changeUser(tx, user.id, { ...changes, lastSignInAt: signedInAt })
  return startSession(tx, parts, changed, { provider, userAgent, signedInAt })
}

/** Adds a session for an existing sign-in and returns its tokens. */
export async function startSession(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens' | 'now'>,
  user: User,
  session: SignIn & { signedInAt: Date },
): Promise<TokenReply> {
  const added = await addSession(tx, { userId: user.id, createdAt: parts.now(), ...session })
  return issueTokens(parts, user, { ...session, ...added })
}

/** Returns the tokens of a session. */
export async function issueTokens(
  { idTokens }: Pick<Parts, 'idTokens'>,
  user: User,
  session: { id: string; refreshToken: string; provider: SignInProvider; signedInAt: Date },
): Promise<TokenReply> {
  return {
    localId: user.id,
    idToken: await idTokens.sign(user, session),
    refreshToken: session.refreshToken,
    expiresIn: String(idTokens.lifetimeSeconds),
  }
}
