import { createHash, randomBytes } from 'node:crypto'

/** Format of a token: 160 random bits, 27 characters. */
const tokenBytes = 20
const pattern = /^[\w-]{27}$/

export function newPhoneToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** Returns the hash of a token; undefined for a text that cannot be a token. */
export function phoneTokenHash(token: string | undefined): Buffer | undefined {
  return token !== undefined && pattern.test(token) ? createHash('sha256').update(token).digest() : undefined
}
