import { z } from 'zod'
import { releaseDisputedAddress } from '../mailed-links/release-disputed-address.ts'
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

/** Tells what a code is for; with a new password, sets it, ends every session and uses the code up. */
export async function resetPassword(
  { database, now, rateLimits }: Parts,
  { oobCode, newPassword }: z.infer<typeof resetPasswordRequest>,
): Promise<ResetPasswordReply> {
  if (!oobCode) throw identityError('identity/code-missing')
  const seen = await getOneTimeCode(database.orm, oobCode, now())
  if (seen.userId !== null) await requireCodeOwner(database.orm, seen)
  if (newPassword === undefined) return reply(seen)
  const passwordHash = await hashPassword(requirePassword(newPassword))
  const code = await database.transaction(async (tx) => {
    const { code: used, user } = await consumeOwnedCode(tx, oobCode, ['password-reset'], now())
    const at = now()
    await endOneTimeCodes(tx, { userId: user.id, email: user.email, now: at })
    const proven = { passwordHash, isEmailVerified: true }
    if (await releaseDisputedAddress(tx, user, at)) {
      await addUser(tx, at, { email: used.email, ...proven })
      return used
    }
    // Linked by somebody who never showed that the address is theirs.
    if (!user.isEmailVerified) await unlinkIdentities(tx, user.id)
    await revokeSessions(tx, user.id, at)
    // Last: whoever gives the address to another account waits for this row, and may have used a code ended above.
    await changeUser(tx, user.id, { ...proven, validSince: wholeSeconds(at) })
    return used
  })
  await rateLimits.reset('wrong-password-per-account', code.email)
  return reply(code)
}

/** Who holds a sign-in code must name its address, so it is not told. */
function reply({ purpose, email, newEmail }: OneTimeCode): ResetPasswordReply {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: requestTypes[purpose],
    ...(purpose !== 'sign-in' && email !== '' && { email }),
    ...(newEmail !== null && { newEmail }),
  }
}
