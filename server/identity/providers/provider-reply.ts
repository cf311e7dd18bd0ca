import type { Parts } from '../parts.ts'
import { pendingTokenOf } from './pending-token.ts'
import type { ProvenIdentity } from './proven-identity.ts'

/** Reply fields about an identity, the same for success and failure. */
export interface ProviderReply {
  kind: string
  providerId: string
  federatedId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  fullName?: string
  photoUrl?: string
  /** JSON in a string. */
  rawUserInfo: string
  oauthIdToken: string
  oauthAccessToken?: string
  oauthExpireIn?: number
  pendingToken: string
}

export function providerReply(parts: Pick<Parts, 'sealer' | 'now'>, identity: ProvenIdentity): ProviderReply {
  const { providerId, subject, email, displayName, photoUrl, claims, tokens } = identity
  const { idToken, accessToken, accessTokenLifetime } = tokens
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: subject,
    ...(email !== null && { email }),
    emailVerified: false,
    ...(displayName !== null && { displayName, fullName: displayName }),
    ...(photoUrl !== null && { photoUrl }),
    rawUserInfo: JSON.stringify(claims),
    oauthIdToken: idToken,
    ...(accessToken !== undefined && { oauthAccessToken: accessToken }),
    ...(accessTokenLifetime !== undefined && { oauthExpireIn: accessTokenLifetime }),
    // Repeat a received token: issuing a new one each time would extend its hour without end.
    pendingToken: identity.pending?.token ?? pendingTokenOf(parts, identity),
  }
}
