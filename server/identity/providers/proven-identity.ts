import type { JWTPayload } from 'jose'
import { parseEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import { maxNameLength, maxUrlLength } from '../users/profile-lengths.ts'
import type { LinkableProvider } from '../schema.ts'
import type { PendingTokenKey } from './used-pending-tokens-store.ts'

/** An identity at a provider, verified by the provider's id token. */
export interface ProvenIdentity {
  providerId: LinkableProvider
  issuer: string
  /** Unique at the issuer. */
  subject: string
  /** Lower-cased. Not verified: it does not prove who owns the address. */
  email: string | null
  displayName: string | null
  photoUrl: string | null
  /** Claims of the id token, unchanged. */
  claims: Readonly<Record<string, unknown>>
  tokens: ProviderTokens
  /** Set if the identity was proven by a pending token instead of the provider itself. */
  pending?: PendingTokenKey & { token: string }
}

export interface ProviderTokens {
  idToken: string
  accessToken?: string
  /** Seconds. */
  accessTokenLifetime?: number
}

/**
 * Returns the identity in the claims of a verified Microsoft id token. `oid` is the same in all apps of a tenant,
 * `sub` differs by app. Source: Microsoft identity platform, ID token claims reference.
 * Throws identity/provider-answer-invalid.
 */
export function microsoftIdentity(claims: JWTPayload, tokens: ProviderTokens): ProvenIdentity {
  const subject = textOf(claims['oid']) ?? claims.sub
  if (!subject || !claims.iss) {
    throw identityError('identity/provider-answer-invalid', 'The id token has no subject')
  }
  const picture = textOf(claims['picture'])
  return {
    providerId: 'microsoft.com',
    issuer: claims.iss,
    subject,
    email: addressOf(claims['email']) ?? addressOf(claims['preferred_username']) ?? null,
    displayName: textOf(claims['name'])?.slice(0, maxNameLength) ?? null,
    photoUrl: picture?.startsWith('https://') && picture.length <= maxUrlLength ? picture : null,
    claims,
    tokens,
  }
}

function textOf(value: unknown): string | undefined {
  // PostgreSQL cannot store NUL in text.
  return typeof value === 'string' && value !== '' && !value.includes('\0') ? value : undefined
}

/**
 * preferred_username is an email address in most tenants, but not in all; for a guest it is a name made by
 * the tenant, with #EXT#, that receives no mail.
 */
function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' && !/#EXT#/i.test(value) ? parseEmailAddress(value) : undefined
}
