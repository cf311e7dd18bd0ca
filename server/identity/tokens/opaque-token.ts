import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in an address. */
export function newOpaqueToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of an opaque token. One round is enough: nobody guesses 256 bits. */
export function hashOpaqueToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
