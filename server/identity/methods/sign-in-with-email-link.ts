import { z } from 'zod'
import type { Transaction } from '#database'
import { recoverAccount } from '../accounts/account-recovered.ts'
import { rememberSignIn } from '../limits/remember-sign-in.ts'
import { notifyOfRemovedPassword } from '../mailed-links/notify-of-removed-password.ts'
import type { Call } from '../wire/call.ts'
import { releaseDisputedAddress } from '../mailed-links/release-disputed-address.ts'
import { requireEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import { endOneTimeCodes, lockOneTimeCode, consumeOneTimeCode } from '../mailed-links/one-time-code-store.ts'
import type { Parts } from '../parts.ts'
import { unlinkIdentities } from '../providers/linked-identity-store.ts'
import { upgradeAnonymousSessions, revokeSessions } from '../sessions/session-store.ts'
import { signIn, type TokenReply } from '../sessions/sign-in.ts'
import { requireLockedUser, requireRecentSignIn } from '../sessions/signed-in-user.ts'
import { addUser, lockUserByEmail } from '../users/user-store.ts'
import { isAnonymous, wholeSeconds, type User, type UserChanges } from '../users/user.ts'

export const signInWithEmailLinkRequest = z.object({
  email: z.string().optional(),
  oobCode: z.string().optional(),
  idToken: z.string().optional(),
})

type SignInWithEmailLinkReply = TokenReply & { kind: string; email: string; isNewUser: boolean }

/**
 * Signs in with an e-mailed link: to the account of the address, to a new one, or to the account of the id
 * token.
 */
export async function signInWithEmailLink(
  parts: Parts,
  { email: address, oobCode, idToken }: z.infer<typeof signInWithEmailLinkRequest>,
  call: Call,
): Promise<SignInWithEmailLinkReply> {
  const { client, userAgent } = call
  const email = requireEmailAddress(address)
  if (!oobCode) throw identityError('identity/code-missing')
  const reply = await parts.database.transaction(async (tx) => {
    const code = await lockOneTimeCode(tx, oobCode, ['sign-in'], parts.now())
    if (code.email !== email) {
      throw identityError('identity/email-invalid', 'The link was sent to another address')
    }
    const { user, isNew } = idToken
      ? { user: await requireLinkable(tx, parts, idToken, email), isNew: false }
      : await getOrAddUser(tx, parts, email)
    await consumeOneTimeCode(tx, code, parts.now())
    // With an id token, the account's owner and the owner of the address are the same person. Without one,
    // see lockOutUnprovenHolder.
    const isUnproven = !idToken && !isNew && !user.isEmailVerified
    const lockedOut = isUnproven ? await lockOutUnprovenHolder(tx, user, parts.now()) : {}
    if (isUnproven && user.passwordHash !== null) await notifyOfRemovedPassword(tx, parts, email, call)
    const changes = { ...lockedOut, email, isEmailVerified: true, usesEmailLink: true }
    const tokens = await signIn(tx, parts, user, { provider: 'password', userAgent }, changes)
    return { kind: 'identitytoolkit#EmailLinkSigninResponse', ...tokens, email, isNewUser: isNew }
  })
  await rememberSignIn(parts.rateLimits, client, email)
  return reply
}

async function requireLinkable(tx: Transaction, parts: Parts, idToken: string, email: string): Promise<User> {
  const { user, token } = await requireLockedUser(tx, parts, idToken)
  if (user.email !== null && user.email !== email) throw identityError('identity/not-allowed')
  // The link proves who owns the address, but not who owns an account without one.
  if (user.email === null && !isAnonymous(user)) requireRecentSignIn(token, parts.now())
  await upgradeAnonymousSessions(tx, user.id, 'password')
  return user
}

/**
 * Removes password, sessions, linked identities and codes of an account whose address was never verified, and
 * ends rights it gave out: an attacker may have created it and wait for the owner. The hosted service does
 * the same.
 */
async function lockOutUnprovenHolder(tx: Transaction, user: User, now: Date): Promise<UserChanges> {
  // Codes end for the account and not for the address: the owner may have requested several sign-in links.
  await endOneTimeCodes(tx, { userId: user.id, email: null, now })
  await revokeSessions(tx, user.id, now)
  await unlinkIdentities(tx, user.id)
  return {
    ...(await recoverAccount(tx, user.id, now)),
    passwordHash: null,
    validSince: wholeSeconds(now),
    ...(user.passwordHash !== null && { passwordRemovedAt: now }),
  }
}

async function getOrAddUser(
  tx: Transaction,
  { now }: Parts,
  email: string,
): Promise<{ user: User; isNew: boolean }> {
  const holder = await lockUserByEmail(tx, email)
  const known = holder && (await releaseDisputedAddress(tx, holder, now())) ? undefined : holder
  const added = known ? undefined : await addUser(tx, now(), { email })
  // If nothing was added, a concurrent call has just created the account of this address.
  const user = known ?? added ?? (await lockUserByEmail(tx, email))
  if (!user) throw new Error('The account of the address was removed during sign-in')
  if (user.isDisabled) throw identityError('identity/user-disabled')
  return { user, isNew: added !== undefined }
}
