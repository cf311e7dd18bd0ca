import { createHash } from 'node:crypto'
import type { Database } from '#database'
import { identityError } from '../errors.ts'
import {
  countInWindow,
  countUnlessWaiting,
  deleteLimit,
  readWaitEnd,
  readWindow,
  refundAttempt,
  type BackOffSchedule,
} from './rate-limit-store.ts'

/** Attempts allowed per window, which the first attempt opens. All staff of a shop may share one client address. */
export const limits = {
  'sign-up-per-client': { attempts: 300, seconds: 3600 },
  'code-per-client': { attempts: 200, seconds: 3600 },
  'code-per-client-and-address': { attempts: 10, seconds: 3600 },
  // Against floods from many clients. Known clients have only the limits above, so strangers cannot use up the owner's.
  'code-per-address': { attempts: 40, seconds: 3600 },
  // Stricter, because a lookup reveals who has an account. Lookups by known clients are not counted.
  'lookup-per-client-and-address': { attempts: 30, seconds: 3600 },
  'lookup-per-client': { attempts: 120, seconds: 3600 },
  // Other replies that reveal it (countAsLookup). Apart, so that lookups never stop sign-up and reset.
  'revealed-per-client': { attempts: 120, seconds: 3600 },
  'provider-sign-in-per-client': { attempts: 300, seconds: 3600 },
  'app-check-per-client': { attempts: 600, seconds: 3600 },
} as const

const resetSeconds = 24 * 3600

/** A client is known for an address this long after it signed in with it. */
const knownSeconds = 90 * 24 * 3600

/**
 * Waits that double with each attempt past the free ones. Per account they bound guesses from many clients; known
 * clients are exempt, so that strangers cannot keep the owner out. From elsewhere an e-mailed link signs the owner in.
 */
export const backOffs = {
  'wrong-password-per-client-and-account': {
    freeAttempts: 20,
    firstSeconds: 30,
    maxSeconds: 3600,
    resetSeconds,
  },
  'wrong-password-per-account': { freeAttempts: 100, firstSeconds: 30, maxSeconds: 3600, resetSeconds },
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
  /** Whether somebody signed in with the address from this client lately. */
  isKnown: (client: string | undefined, email: string) => Promise<boolean>
  /** Makes a client known for an address, and uncounts the lookup that came before. */
  remember: (client: string | undefined, email: string) => Promise<void>
}

/** Subject of limits per client and address. */
export function clientAndAddress(client: string | undefined, email: string): string {
  return `${client ?? ''} ${email}`
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
      const at = now()
      const counted = await countInWindow(orm, { key: keyOf(limit, subject), windowSeconds, now: at })
      if (counted.attempts > attempts) throw limitError(counted.endsAt, at, errorCode)
    },

    async requireRemaining(limit, subject, errorCode) {
      if (!isOn || subject === undefined) return
      const at = now()
      const counted = await readWindow(orm, keyOf(limit, subject), at)
      if (counted && counted.attempts >= limits[limit].attempts)
        throw limitError(counted.endsAt, at, errorCode)
    },

    async attempt(backOff, subject) {
      if (!isOn || subject === undefined) return
      const at = now()
      const key = keyOf(backOff, subject)
      if (await countUnlessWaiting(orm, { key, schedule: backOffs[backOff], now: at })) return
      throw limitError((await readWaitEnd(orm, key)) ?? at, at)
    },

    async refund(backOff, subject) {
      if (!isOn || subject === undefined) return
      await refundAttempt(orm, keyOf(backOff, subject))
    },

    async reset(backOff, subject) {
      if (!isOn || subject === undefined) return
      await deleteLimit(orm, keyOf(backOff, subject))
    },

    async isKnown(client, email) {
      if (!isOn || client === undefined) return false
      return (await readWindow(orm, knownKey(client, email), now())) !== undefined
    },

    async remember(client, email) {
      if (!isOn || client === undefined) return
      const key = knownKey(client, email)
      const { attempts } = await countInWindow(orm, { key, windowSeconds: knownSeconds, now: now() })
      if (attempts === 1) await refundAttempt(orm, keyOf('lookup-per-client', client))
    },
  }
}

/** The wait is in the text: the protocol has no field for it, and no text for resets. */
function limitError(endsAt: Date, at: Date, errorCode?: LimitErrorCode): Error {
  if (errorCode) return identityError(errorCode)
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - at.getTime()) / 1000))
  return identityError('identity/too-many-attempts', `Too many attempts. Try again in ${seconds} seconds`)
}

function knownKey(client: string, email: string): string {
  return keyOf('known-client', clientAndAddress(client, email))
}

/** Hashed, so that the counters store no addresses. */
function keyOf(limit: Limit | BackOff | 'known-client', subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
