import type { Transaction } from '#database'
import { recoverAccount } from '../accounts/account-recovered.ts'
import type { Call } from '../wire/call.ts'
import { consumeOwnedCode } from '../mailed-links/code-owner.ts'
import { endSessionsAndLinks } from '../mailed-links/end-sessions-and-links.ts'
import { endLaterRecoveries, type OneTimeCode } from '../mailed-links/one-time-code-store.ts'
import type { Parts } from '../parts.ts'
import { unlinkIdentities } from '../providers/linked-identity-store.ts'
import { upgradeAnonymousSessions } from '../sessions/session-store.ts'
import { notifyOldAddress } from '../mailed-links/notify-old-address.ts'
import { changeUser } from '../users/user-store.ts'
import { isAnonymous, type User, type UserChanges } from '../users/user.ts'

/**
 * Consumes a code about an address: verifies, changes or restores it. Throws identity/code-invalid,
 * identity/code-expired, identity/user-disabled, identity/email-exists.
 */
export function applyCode(
  parts: Parts,
  oobCode: string,
  call: Call,
): Promise<{ user: User; code: OneTimeCode }> {
  return parts.database.transaction(async (tx) => {
    const purposes = ['verify-email', 'change-email', 'recover-email'] as const
    const { code, user } = await consumeOwnedCode(tx, oobCode, purposes, parts.now())
    if (code.purpose === 'verify-email') {
      const changes = { ...(await allowEmailLink(tx, user)), isEmailVerified: true }
      return { code, user: await changeUser(tx, user.id, changes) }
    }
    if (code.purpose === 'recover-email') {
      const { createdAt: since } = code
      await endLaterRecoveries(tx, { userId: user.id, since, now: parts.now() })
      // An attacker who changed the address may have linked an identity or created API keys. Only the mailbox
      // proves ownership.
      await unlinkIdentities(tx, user.id)
      const recovered = await recoverAccount(tx, user.id, parts.now())
      const changes = { ...recovered, email: code.email, passwordHash: null, usesEmailLink: true }
      return { code, user: await changeAddress(tx, parts, user, changes) }
    }
    await notifyOldAddress(tx, parts, user, { newEmail: code.newEmail ?? '', call })
    const changes = { ...(await allowEmailLink(tx, user)), email: code.newEmail ?? '' } // change-email codes have newEmail
    return { code, user: await changeAddress(tx, parts, user, changes) }
  })
}

/**
 * The newly verified address is the first sign-in method of an anonymous account: record it for clients to
 * show.
 */
async function allowEmailLink(tx: Transaction, user: User): Promise<UserChanges> {
  if (!isAnonymous(user)) return {}
  await upgradeAnonymousSessions(tx, user.id, 'password')
  return { usesEmailLink: true }
}

/** Ends all sessions: the link proves who owns the address, but not who was signed in. */
async function changeAddress(
  tx: Transaction,
  { now }: Parts,
  user: User,
  changes: UserChanges,
): Promise<User> {
  const ended = await endSessionsAndLinks(tx, user, now())
  return changeUser(tx, user.id, { ...changes, ...ended, isEmailVerified: true })
}
