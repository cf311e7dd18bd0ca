import { createHash } from 'node:crypto'
import type { Database } from '#database'
import { identityError } from '../errors.ts'
import {
  countInWindow,
  countUnlessWaiting,
  deleteLimit,
  readAttempts,
  readWaitEnd,
  refundAttempt,
  type BackOffSchedule,
} from './rate-limit-store.ts'

/** Attempts allowed per window, which the first attempt opens. All staff of a shop may share one client address. */
export const limits = {
  'sign-up-per-client': { attempts: 300, seconds: 3600 },
  'code-per-address': { attempts: 10, seconds: 3600 },
  'code-per-client': { attempts: 200, seconds: 3600 },
  // Stricter, because a lookup reveals who has an account. Other replies that reveal it count too (countAsLookup).
  'lookup-per-address': { attempts: 30, seconds: 3600 },
  'lookup-per-client': { attempts: 120, seconds: 3600 },
  'provider-sign-in-per-client': { attempts: 300, seconds: 3600 },
  'app-check-per-client': { attempts: 600, seconds: 3600 },
} as const

const resetSeconds = 24 * 3600

/**
 * Waits that double with each attempt past the free ones. An attacker can make the account's owner wait as well, so
 * the longest wait is bearable, and an e-mailed link signs the owner in meanwhile.
 */
export const backOffs = {
  'wrong-password-per-account': { freeAttempts: 20, firstSeconds: 30, maxSeconds: 3600, resetSeconds },
  'wrong-password-per-client': { freeAttempts: 100, firstSeconds: 30, maxSeconds: 900, resetSeconds },
} as const satisfies Record<string, BackOffSchedule>

export type Limit = keyof typeof limits
export type BackOff = keyof typeof backOffs

/** Error codes that can replace identity/too-many-attempts. */
export type LimitErrorCode = 'identity/too-many-resets'

/** An undefined subject has no limit. */
export interface RateLimits {
  /** Counts an attempt. Throws identity/too-many-attempts, or `errorCode`, above the limit. */
  hit: (limit: Limit, subject: string | undefined, errorCode?: LimitErrorCode) => Promise<void>
  /** Throws what the next hit would throw, without counting. */
  requireRemaining: (limit: Limit, subject: string | undefined, errorCode?: LimitErrorCode) => Promise<void>
  /** Counts an attempt as failed until it is refunded. Throws identity/too-many-attempts while a wait is running. */
  attempt: (backOff: BackOff, subject: string | undefined) => Promise<void>
  /** Uncounts one attempt that succeeded. */
  refund: (backOff: BackOff, subject: string | undefined) => Promise<void>
  /** Uncounts every attempt. */
  reset: (backOff: BackOff, subject: string | undefined) => Promise<void>
}

interface Parts {
  database: Pick<Database, 'orm'>
  isOn: boolean
  now: () => Date
}

/** Counts outside the caller's transaction, so that a failed attempt stays counted. */
export function createRateLimits({ database: { orm }, isOn, now }: Parts): RateLimits {
  return {
    async hit(limit, subject, errorCode) {
      if (!isOn || subject === undefined) return
      const { attempts, seconds: windowSeconds } = limits[limit]
      const counted = await countInWindow(orm, { key: keyOf(limit, subject), windowSeconds, now: now() })
      if (counted > attempts) throw limitError(errorCode)
    },

    async requireRemaining(limit, subject, errorCode) {
      if (!isOn || subject === undefined) return
      const counted = await readAttempts(orm, keyOf(limit, subject), now())
      if (counted >= limits[limit].attempts) throw limitError(errorCode)
    },

    async attempt(backOff, subject) {
      if (!isOn || subject === undefined) return
      const at = now()
      const key = keyOf(backOff, subject)
      if (await countUnlessWaiting(orm, { key, schedule: backOffs[backOff], now: at })) return
      const waitMs = ((await readWaitEnd(orm, key)) ?? at).getTime() - at.getTime()
      throw tooManyAttempts(`Try again in ${Math.max(1, Math.ceil(waitMs / 1000))} seconds`)
    },

    async refund(backOff, subject) {
      if (!isOn || subject === undefined) return
      await refundAttempt(orm, keyOf(backOff, subject))
    },

    async reset(backOff, subject) {
      if (!isOn || subject === undefined) return
      await deleteLimit(orm, keyOf(backOff, subject))
    },
  }
}

function limitError(errorCode: LimitErrorCode | undefined): Error {
  return errorCode ? identityError(errorCode) : tooManyAttempts('Try again later')
}

function tooManyAttempts(advice: string): Error {
  return identityError('identity/too-many-attempts', `Too many attempts. ${advice}`)
}

/** Hashed, so that the counters store no addresses. */
function keyOf(limit: Limit | BackOff, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
