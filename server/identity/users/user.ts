import { randomInt } from 'node:crypto'
import type { LinkableProvider, users } from '../schema.ts'

export type User = typeof users.$inferSelect & { linkedIdentities: readonly LinkedIdentity[] }
/** Linked account at a sign-in provider, in wire format. */
export interface LinkedIdentity {
  providerId: LinkableProvider
  subject: string
  email: string | null
  displayName: string | null
  photoUrl: string | null
}
export type UserChanges = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt'>>

/** Rounds down to whole seconds: times in id tokens are whole seconds and are compared with the result. */
export function wholeSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}

/** Sign-in methods of an account. */
export interface SignInMethods {
  readonly hasPassword: boolean
  readonly usesEmailLink: boolean
  readonly isEmailVerified: boolean
  readonly isLinked: boolean
}

/** True for an account without a sign-in method: no password, no used e-mail link, no linked identity, no verified address. */
export function isAnonymous(user: User): boolean {
  return hasNoMethod(methodsOf(user))
}

export function methodsOf({
  passwordHash,
  usesEmailLink,
  isEmailVerified,
  linkedIdentities,
}: User): SignInMethods {
  return {
    hasPassword: passwordHash !== null,
    usesEmailLink,
    isEmailVerified,
    isLinked: linkedIdentities.length > 0,
  }
}

export function hasNoMethod({
  hasPassword,
  usesEmailLink,
  isEmailVerified,
  isLinked,
}: SignInMethods): boolean {
  return !hasPassword && !usesEmailLink && !isEmailVerified && !isLinked
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newUserId(): string {
  return Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')
}
