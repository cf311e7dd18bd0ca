import { createHash, randomBytes } from 'node:crypto'

/** Returns 256 random bits as base64url. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash stored in place of an opaque token. One round of SHA-256: 256 random bits cannot be guessed. */
export function hashOpaqueToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
