import { z } from 'zod'
import { requireOwnPage, requireWebUrl } from '../wire/authorized-domains.ts'
import { clientAndAddress } from '../limits/rate-limits.ts'
import type { Call } from '../wire/call.ts'
import { parseEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import { newOpaqueToken } from '../tokens/opaque-token.ts'
import type { Parts } from '../parts.ts'
import { requireProvider, scopesOf, startSignIn } from '../providers/start-sign-in.ts'
import { signInMethodsOf } from '../users/sign-in-methods.ts'
import { findUserByEmail } from '../users/user-store.ts'

export const createAuthUriRequest = z.object({
  identifier: z.string().optional(),
  continueUri: z.string().optional(),
  providerId: z.string().optional(),
  oauthScope: z.string().optional(),
  customParameter: z.record(z.string(), z.unknown()).optional(),
})

type CreateAuthUri = z.infer<typeof createAuthUriRequest>

const kind = 'identitytoolkit#CreateAuthUriResponse'

interface CreateAuthUriReply {
  kind: string
  sessionId: string
  registered?: boolean
  authUri?: string
  providerId?: string
  allProviders?: string[]
  signinMethods?: string[]
}

/** Returns the sign-in methods of an address's account or, given a provider, the URL to sign in there. */
export async function createAuthUri(
  parts: Parts,
  request: CreateAuthUri,
  { client }: Call,
): Promise<CreateAuthUriReply> {
  if (request.providerId !== undefined) return startAtProvider(parts, request, client)
  const { database, rateLimits, config } = parts
  const { identifier, continueUri } = request
  if (!identifier) throw identityError('identity/identifier-missing')
  if (!continueUri) throw identityError('identity/continue-url-missing')
  const email = parseEmailAddress(identifier)
  if (email === undefined) throw identityError('identity/identifier-invalid')
  requireWebUrl(continueUri)
  // Lookups by clients that signed in with the address before are not counted: they learn nothing new.
  if ((await rateLimits.familiarity(client, email)) !== 'client') {
    await rateLimits.hit('lookup-per-client', client)
    await rateLimits.hit('lookup-per-client-and-address', clientAndAddress(client, email))
  }
  const about = { kind, sessionId: newOpaqueToken() }
  if (config.hidesSignInMethods) return about
  const user = await findUserByEmail(database.orm, email)
  return { ...about, registered: user !== undefined, ...signInMethodsOf(parts, user) }
}

/**
 * Starts a sign-in for clients that open the provider's page themselves and store the session id until it
 * responds.
 */
async function startAtProvider(
  parts: Parts,
  { providerId, continueUri, oauthScope, customParameter = {} }: CreateAuthUri,
  client: string | undefined,
): Promise<CreateAuthUriReply> {
  const microsoft = requireProvider(parts, providerId)
  if (!continueUri) throw identityError('identity/continue-url-missing')
  const { origin, pathname } = requireOwnPage(continueUri, parts.config.publicUrl)
  await parts.rateLimits.hit('provider-sign-in-per-client', client)
  const { url, sessionId } = await startSignIn(parts, microsoft, {
    redirectUri: `${origin}${pathname}`,
    scopes: scopesOf(oauthScope),
    parameters: customParameter,
  })
  return { kind, authUri: url, providerId: 'microsoft.com', sessionId }
}
