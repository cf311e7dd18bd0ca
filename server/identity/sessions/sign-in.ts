import type { Transaction } from '#database'
import type { Parts } from '../parts.ts'
import type { SignInProvider } from '../schema.ts'
import { addSession } from './session-store.ts'
import { changeUser } from '../users/user-store.ts'
import type { User, UserChanges } from '../users/user.ts'

/** What every sign-in answers with. All strings, the lifetime too. */
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

/** Starts a session, writing what else the sign-in changes about the account. */
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

/** Gives tokens for a sign-in that happened. */
export async function startSession(
  tx: Transaction,
  parts: Pick<Parts, 'idTokens' | 'now'>,
  user: User,
  session: SignIn & { signedInAt: Date },
): Promise<TokenReply> {
  const added = await addSession(tx, { userId: user.id, createdAt: parts.now(), ...session })
  return issueTokens(parts, user, { ...session, ...added })
}

/** Gives tokens for a session that was started. */
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
