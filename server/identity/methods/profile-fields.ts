import { z } from 'zod'
import { maxNameLength, maxUrlLength } from '../users/profile-lengths.ts'
import type { LinkedIdentity, User } from '../users/user.ts'

/** PostgreSQL text cannot store NUL. */
const text = z.string().regex(/^[^\0]*$/)

export const displayName = text.max(maxNameLength)
export const photoUrl = text.max(maxUrlLength)

interface ProfileReply {
  localId: string
  email?: string
  emailVerified: boolean
  displayName?: string
  photoUrl?: string
  passwordHash?: string
  providerUserInfo: ProviderUserInfo[]
}

interface ProviderUserInfo {
  providerId: string
  rawId: string
  federatedId: string
  email?: string
  displayName?: string
  photoUrl?: string
}

/** Returns the account in wire format. Unset fields are omitted: the SDK misreads null and empty values. */
export function profileReply(user: User): ProfileReply {
  const shown = {
    ...(user.displayName !== null && { displayName: user.displayName }),
    ...(user.photoUrl !== null && { photoUrl: user.photoUrl }),
  }
  return {
    localId: user.id,
    ...(user.email !== null && { email: user.email }),
    emailVerified: user.isEmailVerified,
    ...shown,
    // Constant that means a password is set. The hash is never sent.
    ...(user.passwordHash !== null && { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: [
      ...listEmailProvider(user).map((provider) => ({ ...provider, ...shown })),
      ...user.linkedIdentities.map(linkedProvider),
    ],
  }
}

/** E-mailed links use the provider id `password` as well. The SDK treats accounts without providers as anonymous. */
function listEmailProvider({ email, passwordHash, usesEmailLink }: User): ProviderUserInfo[] {
  if (email === null || (passwordHash === null && !usesEmailLink)) return []
  return [{ providerId: 'password', rawId: email, federatedId: email, email }]
}

function linkedProvider({ providerId, subject, email, displayName: name, photoUrl: photo }: LinkedIdentity) {
  return {
    providerId,
    rawId: subject,
    federatedId: subject,
    ...(email !== null && { email }),
    ...(name !== null && { displayName: name }),
    ...(photo !== null && { photoUrl: photo }),
  }
}
