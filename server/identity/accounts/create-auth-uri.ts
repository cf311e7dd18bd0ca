import { z } from 'zod'
import { requireWebUrl } from '../authorized-domains.ts'
import type { Call } from '../call.ts'
import { parseEmailAddress } from '../email-address.ts'
import { identityError } from '../errors.ts'
import { newOpaqueToken } from '../opaque-token.ts'
import type { Parts } from '../parts.ts'
import { findUserByEmail } from '../users.ts'

export const createAuthUriRequest = z.object({
  identifier: z.string().optional(),
  continueUri: z.string().optional(),
})

interface CreateAuthUriReply {
  kind: string
  sessionId: string
  registered?: boolean
  allProviders?: string[]
  signinMethods?: string[]
}

/** Which ways of signing in the account of an address has. */
export async function createAuthUri(
  { database, rateLimits, config }: Parts,
  { identifier, continueUri }: z.infer<typeof createAuthUriRequest>,
  { client }: Call,
): Promise<CreateAuthUriReply> {
  if (!identifier) throw identityError('identity/identifier-missing')
  if (!continueUri) throw identityError('identity/continue-url-missing')
  const email = parseEmailAddress(identifier)
  if (email === undefined) throw identityError('identity/identifier-invalid')
  requireWebUrl(continueUri)
  await rateLimits.hit('lookup-per-client', client)
  await rateLimits.hit('lookup-per-address', email)
  const about = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newOpaqueToken() }
  if (config.hidesSignInMethods) return about
  const user = await findUserByEmail(database.orm, email)
  const signinMethods = [
    ...(user?.passwordHash ? ['password'] : []),
    ...(user?.usesEmailLink ? ['emailLink'] : []),
  ]
  return {
    ...about,
    registered: user !== undefined,
    // Both ways by e-mail are one provider.
    allProviders: signinMethods.length > 0 ? ['password'] : [],
    signinMethods,
  }
}
