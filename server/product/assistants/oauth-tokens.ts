import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** 32 random bytes: nobody can guess one, so a plain hash is stored. */
const secret = () => randomBytes(32).toString('base64url')

export function newCode(): string {
  return `cp_code_${secret()}`
}

export interface RefreshToken {
  /** The same in all tokens of a grant. */
  readonly family: string
  readonly token: string
}

/** Returns the next refresh token of a family; without one, the first of a new family. */
export function newRefreshToken(family = secret()): RefreshToken {
  return { family, token: `cp_refresh_${family}.${secret()}` }
}

/** undefined: not a refresh token. */
export function familyOf(token: string): string | undefined {
  return /^cp_refresh_([\w-]{43})\.[\w-]{43}$/.exec(token)?.[1]
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Challenges and verifiers of PKCE with S256 (RFC 7636, 4). */
export const codeChallengePattern = /^[\w-]{43}$/
const CodeVerifier = z.string().regex(/^[\w.~-]{43,128}$/)

export function isVerifierOf(verifier: string | undefined, challenge: string): boolean {
  return (
    CodeVerifier.safeParse(verifier).success && sha256(verifier ?? '').toString('base64url') === challenge
  )
}
