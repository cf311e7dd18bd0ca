import type { JWTPayload } from 'jose'
import { parseEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import { maxNameLength, maxUrlLength } from '../users/profile-lengths.ts'
import type { LinkableProvider } from '../schema.ts'
import type { PendingTokenKey } from './used-pending-tokens-store.ts'

/** Who somebody is at a provider, as that provider vouches for it. */
export interface ProvenIdentity {
  providerId: LinkableProvider
  issuer: string
  /** Unique at the issuer. */
  subject: string
  /** Lower-cased; says where to write to, not whose the address is. */
  email: string | null
  displayName: string | null
  photoUrl: string | null
  /** What the provider told, as it told it. */
  claims: Readonly<Record<string, unknown>>
  tokens: ProviderTokens
  /** The token of ours that showed it, where it was not the provider just now. */
  pending?: PendingTokenKey & { token: string }
}

export interface ProviderTokens {
  idToken: string
  accessToken?: string
  /** Seconds. */
  accessTokenLifetime?: number
}

/**
 * Reads an id token of Microsoft that was checked. `oid` is the same in all apps of a tenant, `sub` differs by app.
 * Source: Microsoft identity platform, ID token claims reference. Throws identity/provider-answer-invalid.
 */
export function microsoftIdentity(claims: JWTPayload, tokens: ProviderTokens): ProvenIdentity {
  const subject = textOf(claims['oid']) ?? claims.sub
  if (!subject || !claims.iss) {
    throw identityError('identity/provider-answer-invalid', 'The id token names nobody')
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
  // PostgreSQL keeps no NUL in texts.
  return typeof value === 'string' && value !== '' && !value.includes('\0') ? value : undefined
}

/** The name somebody signs in with is an address in most tenants, but not in all. */
function addressOf(value: unknown): string | undefined {
  return typeof value === 'string' ? parseEmailAddress(value) : undefined
}
