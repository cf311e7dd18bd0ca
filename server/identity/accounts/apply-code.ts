import type { Transaction } from '#database'
import { requestAccountLink } from '../account-link.ts'
import type { Call } from '../call.ts'
import { requireCodeOwner } from '../code-owner.ts'
import { endLaterRecoveries, endOneTimeCodes, useOneTimeCode, type OneTimeCode } from '../one-time-codes.ts'
import type { Parts } from '../parts.ts'
import { unlinkIdentities } from '../providers/linked-identities.ts'
import { revokeSessions } from '../sessions.ts'
import { changeUser, isAnonymous, wholeSeconds, type User } from '../users.ts'

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
    const code = await useOneTimeCode(tx, oobCode, purposes, parts.now())
    const user = await requireCodeOwner(tx, code)
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

/** Sends the address that an account had a link that brings it back. Before anybody can sign in, nothing was taken. */
export async function tellOldAddress(
  tx: Transaction,
  parts: Parts,
  user: User,
  { newEmail, call: { locale } }: { newEmail: string; call: Call },
): Promise<void> {
  if (user.email === null || isAnonymous(user)) return
  const link = { purpose: 'recover-email', email: user.email, newEmail, userId: user.id } as const
  await requestAccountLink(tx, parts, { ...link, continueUrl: undefined, locale })
}
