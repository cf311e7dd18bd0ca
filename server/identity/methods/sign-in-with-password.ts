import { z } from 'zod'
import type { CodedError } from '#http'
import type { Call } from '../wire/call.ts'
import { requireEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import type { Parts } from '../parts.ts'
import { passwordGates } from '../limits/gates-of-address.ts'
import { rememberSignIn } from '../limits/remember-sign-in.ts'
import { isCorrectPassword } from '../users/passwords.ts'
import { signIn, type TokenReply } from '../sessions/sign-in.ts'
import { findUser, findUserByEmail, lockUser } from '../users/user-store.ts'
import type { User } from '../users/user.ts'

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
  const familiarity = await rateLimits.familiarity(client, email)
  const ofClient = ['wrong-password-per-client', client] as const
  const gates = passwordGates(client, email, familiarity)
  // Counted before the password is checked, so that concurrent guesses count too.
  await rateLimits.pass([ofClient, ...gates])
  const user = await findUserByEmail(database.orm, email)
  const isRight = await isCorrectPassword(user?.passwordHash, password)
  if (!user || !isRight) throw wrong(user)
  await rateLimits.refund([ofClient, ...gates])
  if (user.isDisabled) throw identityError('identity/user-disabled', undefined, user.id)
  await rateLimits.reset(passwordGates(client, email, 'client'))
  if (familiarity !== 'client') await rememberSignIn(rateLimits, client, email)
  const tokens = await database.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const current = await findUser(tx, user.id)
    // Checked again under the lock: password or address may have changed during the hashing.
    if (current?.email !== email || current.passwordHash !== user.passwordHash) throw wrong(current)
    if (current.isDisabled) throw identityError('identity/user-disabled', undefined, current.id)
    return signIn(tx, parts, current, { provider: 'password', userAgent })
  })
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    ...tokens,
    email,
    displayName: user.displayName ?? '',
    registered: true,
  }

  function wrong(found: User | undefined): CodedError {
    const account = found?.email === email ? found.id : undefined
    if (config.hidesSignInMethods) return identityError('identity/credentials-wrong', undefined, account)
    return identityError(account ? 'identity/password-wrong' : 'identity/email-unknown', undefined, account)
  }
}
