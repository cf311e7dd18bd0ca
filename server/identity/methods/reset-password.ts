import { z } from 'zod'
import { recoverAccount } from '../accounts/account-recovered.ts'
import { releaseDisputedAddress } from '../mailed-links/release-disputed-address.ts'
import type { Call } from '../wire/call.ts'
import { passwordGates } from '../limits/gates-of-address.ts'
import { rememberSignIn } from '../limits/remember-sign-in.ts'
import { identityError } from '../errors.ts'
import { requireCodeOwner, consumeOwnedCode } from '../mailed-links/code-owner.ts'
import { endOneTimeCodes, getOneTimeCode, type OneTimeCode } from '../mailed-links/one-time-code-store.ts'
import type { Parts } from '../parts.ts'
import { unlinkIdentities } from '../providers/linked-identity-store.ts'
import { hashPassword, requirePassword } from '../users/passwords.ts'
import type { CodePurpose } from '../schema.ts'
import { revokeSessions } from '../sessions/session-store.ts'
import { addUser, changeUser } from '../users/user-store.ts'
import { wholeSeconds } from '../users/user.ts'

export const resetPasswordRequest = z.object({
  oobCode: z.string().optional(),
  newPassword: z.string().optional(),
})

interface ResetPasswordReply {
  kind: string
  requestType: string
  email?: string
  newEmail?: string
}

const requestTypes = {
  'sign-in': 'EMAIL_SIGNIN',
  'password-reset': 'PASSWORD_RESET',
  'verify-email': 'VERIFY_EMAIL',
  'change-email': 'VERIFY_AND_CHANGE_EMAIL',
  'recover-email': 'RECOVER_EMAIL',
} as const satisfies Record<CodePurpose, string>

/** Returns the purpose of a code. With a new password, sets it, ends all sessions and consumes the code. */
export async function resetPassword(
  { database, now, rateLimits }: Parts,
  { oobCode, newPassword }: z.infer<typeof resetPasswordRequest>,
  { client }: Call,
): Promise<ResetPasswordReply> {
  if (!oobCode) throw identityError('identity/code-missing')
  const found = await getOneTimeCode(database.orm, oobCode, now())
  if (found.userId !== null) await requireCodeOwner(database.orm, found)
  if (newPassword === undefined) return reply(found)
  const passwordHash = await hashPassword(requirePassword(newPassword))
  const code = await database.transaction(async (tx) => {
    const { code: used, user } = await consumeOwnedCode(tx, oobCode, ['password-reset'], now())
    const at = now()
    await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: at })
    const credentials = { passwordHash, passwordRemovedAt: null, isEmailVerified: true }
    if (await releaseDisputedAddress(tx, user, at)) {
      await addUser(tx, at, { email: used.email, ...credentials })
      return used
    }
    // Identities linked and rights given out before the address was verified may be an attacker's.
    if (!user.isEmailVerified) await unlinkIdentities(tx, user.id)
    const recovered = user.isEmailVerified ? {} : await recoverAccount(tx, user.id, at)
    await revokeSessions(tx, user.id, at)
    // Update the account last, to keep the lock order: a call that moves the address waits for this row, and
    // may have consumed a code ended above.
    await changeUser(tx, user.id, { ...credentials, ...recovered, validSince: wholeSeconds(at) })
    return used
  })
  await rateLimits.reset(passwordGates(client, code.email, 'none'))
  await rememberSignIn(rateLimits, client, code.email)
  return reply(code)
}

/** Sign-in codes require the address as a second input, so the reply omits it. */
function reply({ purpose, email, newEmail }: OneTimeCode): ResetPasswordReply {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: requestTypes[purpose],
    ...(purpose !== 'sign-in' && email !== '' && { email }),
    ...(newEmail !== null && { newEmail }),
  }
}
