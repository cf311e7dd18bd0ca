import { createHash } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '#database'
import { identityError } from '../errors.ts'
import { rateLimits } from '../schema.ts'

/** Attempts allowed within so many seconds of the first. A shop's whole staff may come from one client address. */
const limits = {
  'sign-up-per-client': { attempts: 300, seconds: 3600 },
  'code-per-address': { attempts: 10, seconds: 3600 },
  'code-per-client': { attempts: 200, seconds: 3600 },
  // Tighter than the rest: it tells who has an account. Counts other answers that do, too (asLookUp).
  'lookup-per-address': { attempts: 30, seconds: 3600 },
  'lookup-per-client': { attempts: 120, seconds: 3600 },
  'provider-sign-in-per-client': { attempts: 300, seconds: 3600 },
  'app-check-per-client': { attempts: 600, seconds: 3600 },
} as const

/**
 * Attempts that are free; each after those must wait twice as long as the one before. An attacker can make the owner
 * of an account wait too, so the longest wait is one that people bear, and a link by email lets them in meanwhile.
 */
const backOffs = {
  'wrong-password-per-account': { free: 20, firstSeconds: 30, longestSeconds: 3600 },
  'wrong-password-per-client': { free: 100, firstSeconds: 30, longestSeconds: 900 },
} as const
/** So long after the last attempt the count starts anew. */
const backOffForgottenMs = 24 * 3600 * 1000

export type Limit = keyof typeof limits
export type BackOff = keyof typeof backOffs

/** What is thrown past a limit in place of identity/too-many-attempts. */
export type Refusal = 'identity/too-many-resets'

/** No subject, no limit. */
export interface RateLimits {
  /** Counts an attempt. Throws identity/too-many-attempts, or what is named instead, past the limit. */
  hit: (limit: Limit, subject: string | undefined, refusal?: Refusal) => Promise<void>
  /** Throws what the next hit would, without counting. */
  requireLeft: (limit: Limit, subject: string | undefined, refusal?: Refusal) => Promise<void>
  /** Counts an attempt that is taken for wrong until told otherwise. Throws identity/too-many-attempts while it must wait. */
  tryOnce: (backOff: BackOff, subject: string | undefined) => Promise<void>
  /** Takes back one attempt that turned out to be right. */
  takeBack: (backOff: BackOff, subject: string | undefined) => Promise<void>
  /** Takes back every attempt. */
  forget: (backOff: BackOff, subject: string | undefined) => Promise<void>
}

interface Parts {
  database: Pick<Database, 'orm'>
  isOn: boolean
  now: () => Date
}

/** Counts in statements of their own, so that a count outlives the failure of what was attempted. */
export function createRateLimits({ database: { orm }, isOn, now }: Parts): RateLimits {
  return {
    async hit(limit, subject, refusal) {
      if (!isOn || subject === undefined) return
      const at = now()
      const endsAt = new Date(at.getTime() + limits[limit].seconds * 1000)
      const isOver = sql`${rateLimits.endsAt} <= ${at.toISOString()}`
      const [counted] = await orm
        .insert(rateLimits)
        .values({ key: keyOf(limit, subject), attempts: 1, endsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
            endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ attempts: rateLimits.attempts })
      if (!counted || counted.attempts <= limits[limit].attempts) return
      throw pastLimit(refusal)
    },

    async requireLeft(limit, subject, refusal) {
      if (!isOn || subject === undefined) return
      const [counted] = await orm
        .select({ attempts: rateLimits.attempts })
        .from(rateLimits)
        .where(and(eq(rateLimits.key, keyOf(limit, subject)), gt(rateLimits.endsAt, now())))
      if (counted && counted.attempts >= limits[limit].attempts) throw pastLimit(refusal)
    },

    async tryOnce(backOff, subject) {
      if (!isOn || subject === undefined) return
      const at = now()
      const key = keyOf(backOff, subject)
      const { free, firstSeconds, longestSeconds } = backOffs[backOff]
      const moment = sql`${at.toISOString()}::timestamptz`
      const count = sql`case when ${rateLimits.endsAt} <= ${moment} then 1 else ${rateLimits.attempts} + 1 end`
      const seconds = sql`least(${longestSeconds}, ${firstSeconds} * power(2, least(${count} - ${free}, 20)))`
      const counted = await orm
        .insert(rateLimits)
        .values({ key, attempts: 1, endsAt: new Date(at.getTime() + backOffForgottenMs) })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            attempts: count,
            endsAt: sql`excluded.ends_at`,
            waitsUntil: sql`case when ${count} >= ${free} then ${moment} + ${seconds} * interval '1 second' end`,
          },
          // Of attempts at the same moment one goes on, and its wait holds up the rest.
          setWhere: sql`coalesce(${rateLimits.waitsUntil} <= ${moment}, true)`,
        })
        .returning({ attempts: rateLimits.attempts })
      if (counted.length > 0) return
      const [waiting] = await orm
        .select({ until: rateLimits.waitsUntil })
        .from(rateLimits)
        .where(eq(rateLimits.key, key))
      const waitMs = (waiting?.until?.getTime() ?? at.getTime()) - at.getTime()
      throw tooManyAttempts(`Try again in ${Math.max(1, Math.ceil(waitMs / 1000))} seconds`)
    },

    async takeBack(backOff, subject) {
      if (!isOn || subject === undefined) return
      await orm
        .update(rateLimits)
        .set({ attempts: sql`${rateLimits.attempts} - 1`, waitsUntil: null })
        .where(eq(rateLimits.key, keyOf(backOff, subject)))
    },

    async forget(backOff, subject) {
      if (!isOn || subject === undefined) return
      await orm.delete(rateLimits).where(eq(rateLimits.key, keyOf(backOff, subject)))
    },
  }
}

export async function forgetOldAttempts(database: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await database.orm.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}

function pastLimit(refusal: Refusal | undefined): Error {
  return refusal ? identityError(refusal) : tooManyAttempts('Try again later')
}

function tooManyAttempts(advice: string): Error {
  return identityError('identity/too-many-attempts', `Too many attempts. ${advice}`)
}

/** Hashed, since a counter is no place to keep addresses in. */
function keyOf(limit: Limit | BackOff, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
