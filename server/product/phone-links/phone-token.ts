import { createHash, randomBytes } from 'node:crypto'

/** 160 random bits, 27 characters. */
const tokenBytes = 20
const pattern = /^[\w-]{27}$/

export function newPhoneToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** undefined for what cannot be a token. */
export function phoneTokenHash(token: string | undefined): Buffer | undefined {
  return token !== undefined && pattern.test(token) ? createHash('sha256').update(token).digest() : undefined
}
