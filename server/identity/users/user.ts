import { randomInt } from 'node:crypto'
import type { LinkableProvider, users } from '../schema.ts'

export type User = typeof users.$inferSelect & { linkedIdentities: readonly LinkedIdentity[] }
/** A linked identity as the wire shows it. */
export interface LinkedIdentity {
  providerId: LinkableProvider
  subject: string
  email: string | null
  displayName: string | null
  photoUrl: string | null
}
export type UserChanges = Partial<Omit<typeof users.$inferInsert, 'id' | 'createdAt'>>

/** Id tokens know seconds only, so a moment they are compared with must not lie within one. */
export function wholeSeconds(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 1000) * 1000)
}

/**
 * Nobody can sign in to it again: it has neither a password, nor a link that was followed, nor a linked identity, nor
 * a proven address, which a link could be sent to.
 */
export function isAnonymous(user: User): boolean {
  const canSignInByEmail = user.passwordHash !== null || user.usesEmailLink || user.isEmailVerified
  return !canSignInByEmail && user.linkedIdentities.length === 0
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function newUserId(): string {
  return Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')
}
