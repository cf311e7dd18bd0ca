import { z } from 'zod'
import type { Call } from '../call.ts'
import { requireEmailAddress } from '../email-address.ts'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { isRightPassword } from '../passwords.ts'
import { signIn, type TokenReply } from '../sign-in.ts'
import { findUserByEmail } from '../users.ts'

export const signInWithPasswordRequest = z.object({
  email: z.string().optional(),
  password: z.string().optional(),
})

type SignInWithPasswordReply = TokenReply & {
  kind: string
  email: string
  displayName: string
  registered: true
}

export async function signInWithPassword(
  parts: Parts,
  { email: address, password }: z.infer<typeof signInWithPasswordRequest>,
  { client, userAgent }: Call,
): Promise<SignInWithPasswordReply> {
  const { database, rateLimits, config } = parts
  const email = requireEmailAddress(address)
  if (!password) throw identityError('identity/password-missing')
  // Counted before the password is looked at: guesses made at the same moment count as well.
  await rateLimits.tryOnce('wrong-password-per-client', client)
  await rateLimits.tryOnce('wrong-password-per-account', email)
  const user = await findUserByEmail(database.orm, email)
  const isRight = await isRightPassword(user?.passwordHash, password)
  if (!user || !isRight) {
    if (config.hidesSignInMethods) throw identityError('identity/credentials-wrong')
    throw identityError(user ? 'identity/password-wrong' : 'identity/email-unknown')
  }
  await rateLimits.takeBack('wrong-password-per-client', client)
  if (user.isDisabled) throw identityError('identity/user-disabled')
  await rateLimits.forget('wrong-password-per-account', email)
  const tokens = await database.transaction((tx) =>
    signIn(tx, parts, user, { provider: 'password', userAgent }),
  )
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...tokens,
    email,
    displayName: user.displayName ?? '',
    registered: true,
  }
}
