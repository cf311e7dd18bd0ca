import type { Transaction } from '#database'
import type { Call } from '../call.ts'
import { useOwnedCode } from '../code-owner.ts'
import { endLaterRecoveries, endOneTimeCodes, type OneTimeCode } from '../one-time-codes.ts'
import type { Parts } from '../parts.ts'
import { unlinkIdentities } from '../providers/linked-identities.ts'
import { revokeSessions } from '../sessions.ts'
import { tellOldAddress } from '../tell-old-address.ts'
import { changeUser, wholeSeconds, type User } from '../users.ts'

/**
 * Does what a link about an address is for, once. Throws identity/code-invalid, identity/code-expired,
 * identity/user-disabled, identity/email-exists.
 */
export function applyCode(
  parts: Parts,
  oobCode: string,
  call: Call,
): Promise<{ user: User; code: OneTimeCode }> {
  return parts.database.transaction(async (tx) => {
    const purposes = ['verify-email', 'change-email', 'recover-email'] as const
    const { code, user } = await useOwnedCode(tx, oobCode, purposes, parts.now())
    if (code.purpose === 'verify-email') {
      return { code, user: await changeUser(tx, user.id, { isEmailVerified: true }) }
    }
    if (code.purpose === 'recover-email') {
      const { createdAt: since } = code
      await endLaterRecoveries(tx, { userId: user.id, since, now: parts.now() })
      await unlinkIdentities(tx, user.id) // whoever changed the address may have left themselves a way in
      return { code, user: await moveAddress(tx, parts, user, code.email) }
    }
    await tellOldAddress(tx, parts, user, { newEmail: code.newEmail ?? '', call })
    return { code, user: await moveAddress(tx, parts, user, code.newEmail ?? '') } // codes of this kind name one
  })
}

/** Who followed the link has the address; whoever was signed in may be somebody else. */
async function moveAddress(tx: Transaction, { now }: Parts, user: User, email: string): Promise<User> {
  const at = now()
  await revokeSessions(tx, user.id, at)
  await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: at })
  return changeUser(tx, user.id, { email, isEmailVerified: true, validSince: wholeSeconds(at) })
}
