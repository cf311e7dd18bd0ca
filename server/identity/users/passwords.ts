import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { identityError } from '../errors.ts'

export const minPasswordLength = 6
export const maxPasswordLength = 4096

interface HashCost {
  /** Memory in KiB. */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** argon2id with 19 MiB, two iterations, one lane. Source: OWASP Password Storage Cheat Sheet. */
export const usualHashCost: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let cost = usualHashCost

/**
 * Sets the cost of hashing, only for tests: they sign up more people in a minute than a server does in a
 * month. No setting changes the cost.
 */
export function setHashCost(next: HashCost): void {
  cost = next
  dummy = undefined
}

/** Throws identity/password-missing, identity/password-weak, identity/password-too-long. */
export function requirePassword(password: string | undefined): string {
  if (!password) throw identityError('identity/password-missing')
  if (password.length < minPasswordLength) {
    throw identityError(
      'identity/password-weak',
      `Password should be at least ${minPasswordLength} characters`,
    )
  }
  if (password.length > maxPasswordLength) {
    throw identityError(
      'identity/password-too-long',
      `Password should be at most ${maxPasswordLength} characters`,
    )
  }
  return password
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Compares a password with a hash. Takes as long without a hash, so that the duration does not reveal whether
 * an account exists.
 */
export async function isCorrectPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  if (password.length > maxPasswordLength) return false
  const isCorrect = await verify(passwordHash ?? (await dummyHash()), password)
  return isCorrect && Boolean(passwordHash)
}

let dummy: Promise<string> | undefined
function dummyHash(): Promise<string> {
  dummy ??= hash(randomBytes(32), cost)
  return dummy
}
