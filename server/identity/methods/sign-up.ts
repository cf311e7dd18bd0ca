import { z } from 'zod'
import type { Transaction } from '#database'
import { newAnonymousAccount } from '../accounts/anonymous-account.ts'
import { addAnonymousAccount } from '../accounts/anonymous-account-store.ts'
import { countAsLookup } from '../limits/count-as-lookup.ts'
import type { Call } from '../wire/call.ts'
import { requireEmailAddress } from '../users/email-address.ts'
import { endSessionsAndLinks } from '../mailed-links/end-sessions-and-links.ts'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { hashPassword, requirePassword } from '../users/passwords.ts'
import { requireLockedUser, requireRecentSignIn } from '../sessions/signed-in-user.ts'
import { issueTokens, signIn, type TokenReply } from '../sessions/sign-in.ts'
import { upgradeAnonymousSessions } from '../sessions/session-store.ts'
import { addUser, findUserByEmail } from '../users/user-store.ts'
import { isAnonymous, type User, type UserChanges } from '../users/user.ts'
import { displayName } from './profile-fields.ts'

export const signUpRequest = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
  displayName: displayName.optional(),
  idToken: z.string().optional(),
  localId: z.unknown().optional(),
})

type SignUp = z.infer<typeof signUpRequest>
type SignUpReply = TokenReply & { kind: string; email?: string; displayName?: string }

/** Creates an account, anonymous or with a password. With an id token, sets the password of its account. */
export async function signUp(parts: Parts, request: SignUp, call: Call): Promise<SignUpReply> {
  const { email, password, displayName, idToken, localId } = request
  const { client, userAgent } = call
  if (localId !== undefined) throw identityError('identity/unexpected-parameter', 'User ID')
  await parts.rateLimits.hit('sign-up-per-client', client)
  if (email === undefined && password === undefined && idToken === undefined) {
    const { database, now } = parts
    const account = newAnonymousAccount({ displayName, now: now() })
    const { user, session } = account
    // Run concurrently: if the insert fails, the call fails too, and the token is never sent.
    const [tokens] = await Promise.all([
      issueTokens(parts, user, { ...session, provider: 'anonymous', signedInAt: user.createdAt }),
      addAnonymousAccount(database, account, userAgent),
    ])
    return reply(user, tokens)
  }
  return countAsLookup(parts, client, () => signUpWithPassword(parts, request, call))
}

async function signUpWithPassword(
  parts: Parts,
  { email: address, password: requested, displayName, idToken }: SignUp,
  { client, userAgent }: Call,
): Promise<SignUpReply> {
  const { database, now, rateLimits } = parts
  const name = displayName ? { displayName } : {}
  const email = requireEmailAddress(address)
  const password = requirePassword(requested)
  await requireAvailable(
    database.orm,
    email,
    idToken === undefined ? undefined : await parts.idTokens.verify(idToken),
  )
  const passwordHash = await hashPassword(password)
  const signedUp = await database.transaction(async (tx) => {
    const user =
      idToken === undefined
        ? await addUser(tx, now(), { email, passwordHash, ...name })
        : await requireLinkable(tx, parts, idToken, email)
    if (!user) throw identityError('identity/email-exists')
    const named = { ...user, email, ...name }
    const ended = idToken === undefined ? {} : await endOtherAccess(tx, user, now())
    const changes = { email, passwordHash, passwordRemovedAt: null, ...name, ...ended }
    return reply(named, await signIn(tx, parts, user, { provider: 'password', userAgent }, changes))
  })
  await rateLimits.remember(client, email)
  return signedUp
}

/**
 * Throws identity/email-exists if the address is taken, before the expensive hashing. The unique index
 * decides concurrent sign-ups.
 */
async function requireAvailable(
  tx: Transaction,
  email: string,
  owner: { userId: string } | undefined,
): Promise<void> {
  const holder = await findUserByEmail(tx, email)
  if (holder && holder.id !== owner?.userId) throw identityError('identity/email-exists')
}

/** Returns the account of the id token, which can get its first password for the address it has. */
async function requireLinkable(tx: Transaction, parts: Parts, idToken: string, email: string): Promise<User> {
  const { user, token } = await requireLockedUser(tx, parts, idToken)
  if (user.passwordHash !== null) throw identityError('identity/email-exists')
  if (user.email !== null && user.email !== email) throw identityError('identity/not-allowed')
  if (!isAnonymous(user)) requireRecentSignIn(token, parts.now())
  return user
}

/** Anonymous accounts have no credentials that others may know, so their other tabs stay signed in. */
async function endOtherAccess(tx: Transaction, user: User, now: Date): Promise<UserChanges> {
  if (!isAnonymous(user)) return endSessionsAndLinks(tx, user, now)
  await upgradeAnonymousSessions(tx, user.id, 'password')
  return {}
}

function reply({ email, displayName: name }: User, tokens: TokenReply): SignUpReply {
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...tokens,
    ...(email !== null && { email }),
    ...(name !== null && { displayName: name }),
  }
}
