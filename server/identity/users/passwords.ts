import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { identityError } from '../errors.ts'

export const shortestPassword = 6
export const longestPassword = 4096

/** argon2id with 19 MiB, two passes, one lane. Source: OWASP Password Storage Cheat Sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Throws identity/password-missing, identity/password-weak, identity/password-too-long. */
export function requirePassword(password: string | undefined): string {
  if (!password) throw identityError('identity/password-missing')
  if (password.length < shortestPassword) {
    throw identityError(
      'identity/password-weak',
      `Password should be at least ${shortestPassword} characters`,
    )
  }
  if (password.length > longestPassword) {
    throw identityError(
      'identity/password-too-long',
      `Password should be at most ${longestPassword} characters`,
    )
  }
  return password
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Takes as long without a hash as with one, so that time does not tell whether an account exists. */
export async function isRightPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > longestPassword) return false
  const isRight = await verify(passwordHash ?? (await dummyHash()), password)
  return isRight && Boolean(passwordHash)
}

let nobody: Promise<string> | undefined
function dummyHash(): Promise<string> {
  nobody ??= hash(randomBytes(32), cost)
  return nobody
}
