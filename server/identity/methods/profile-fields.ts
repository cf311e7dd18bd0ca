import { z } from 'zod'
import { longestName, longestUrl } from '../users/profile-lengths.ts'
import type { LinkedIdentity, User } from '../users/user.ts'

/** PostgreSQL keeps no NUL in texts. */
const text = z.string().regex(/^[^\0]*$/)

export const displayName = text.max(longestName)
export const photoUrl = text.max(longestUrl)

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

/** The account as the wire shows it. What is unset is left out: clients stumble over empty fields. */
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
    // Says that there is a password; the hash itself goes to nobody.
    ...(user.passwordHash !== null && { passwordHash: 'UkVEQUNURUQ=' }),
    providerUserInfo: [
      ...listEmailProvider(user).map((provider) => ({ ...provider, ...shown })),
      ...user.linkedIdentities.map(linkedProvider),
    ],
  }
}

/** Sign-in by an e-mailed link counts as the provider `password` too. Without any, clients take an account for anonymous. */
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
