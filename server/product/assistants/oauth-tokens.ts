import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** Random text of 32 bytes, which cannot be guessed, so a plain hash is stored. */
const secret = () => randomBytes(32).toString('base64url')

export function newCode(): string {
  return `cp_code_${secret()}`
}

export interface RefreshToken {
  /** Part shared by all refresh tokens of a grant. */
  readonly family: string
  readonly token: string
}

/** Returns the next refresh token of a family, or the first of a new family. */
export function newRefreshToken(family = secret()): RefreshToken {
  return { family, token: `cp_refresh_${family}.${secret()}` }
}

/** Returns the family of a refresh token; undefined for any other text. */
export function familyOf(token: string): string | undefined {
  return /^cp_refresh_([\w-]{43})\.[\w-]{43}$/.exec(token)?.[1]
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Format of challenges and verifiers of PKCE with S256 (RFC 7636, 4). */
export const codeChallengePattern = /^[\w-]{43}$/
const CodeVerifier = z.string().regex(/^[\w.~-]{43,128}$/)

export function isVerifierOf(verifier: string | undefined, challenge: string): boolean {
  return (
    CodeVerifier.safeParse(verifier).success && sha256(verifier ?? '').toString('base64url') === challenge
  )
}
