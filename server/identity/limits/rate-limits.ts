import { createHash } from 'node:crypto'
import type { Database } from '#database'
import { widerNetworks } from '#http'
import { identityError } from '../errors.ts'
import {
  countInWindow,
  countUnlessWaiting,
  deleteLimit,
  readWaitEnd,
  readOpenKeys,
  readWindow,
  refundAttempt,
  type BackOffSchedule,
} from './rate-limit-store.ts'

/**
 * Attempts allowed per window, which the first attempt opens. All staff of a shop may share one client
 * address.
 */
export const limits = {
  'sign-up-per-client': { attempts: 300, seconds: 3600 },
  'code-per-client': { attempts: 200, seconds: 3600 },
  // Limits per address count each kind of mail separately, so that password resets do not block sign-in
  // links.
  'code-per-client-and-address': { attempts: 10, seconds: 3600 },
  'code-per-56-and-address': { attempts: 12, seconds: 3600 },
  'code-per-48-and-address': { attempts: 15, seconds: 3600 },
  'code-per-24-and-address': { attempts: 15, seconds: 3600 },
  // Limits against floods from many networks. Networks from which the address signed in are exempt.
  'code-per-address': { attempts: 40, seconds: 3600 },
  // Stricter limits for lookups, which reveal who has an account. Lookups by known clients are not counted.
  'lookup-per-client-and-address': { attempts: 30, seconds: 3600 },
  'lookup-per-client': { attempts: 120, seconds: 3600 },
  // Other replies that reveal an account (see countAsLookup), counted separately so that lookups never block
  // sign-up and reset.
  'revealed-per-client': { attempts: 120, seconds: 3600 },
  'provider-sign-in-per-client': { attempts: 300, seconds: 3600 },
  'app-check-per-client': { attempts: 600, seconds: 3600 },
} as const

const resetSeconds = 24 * 3600

/** Time for which a client stays known for an address after signing in with it. */
const knownSeconds = 90 * 24 * 3600

/**
 * Waits that double with each attempt beyond the free ones. Per account they bound guesses from many
 * networks; networks from which the account signed in are exempt, so that strangers cannot lock the owner
 * out. From elsewhere an e-mailed link signs the owner in.
 */
export const backOffs = {
  'wrong-password-per-client-and-account': {
    freeAttempts: 20,
    firstSeconds: 30,
    maxSeconds: 3600,
    resetSeconds,
  },
  'wrong-password-per-56-and-account': { freeAttempts: 25, firstSeconds: 30, maxSeconds: 900, resetSeconds },
  'wrong-password-per-48-and-account': { freeAttempts: 30, firstSeconds: 30, maxSeconds: 900, resetSeconds },
  'wrong-password-per-24-and-account': { freeAttempts: 30, firstSeconds: 30, maxSeconds: 900, resetSeconds },
  'wrong-password-per-account': { freeAttempts: 200, firstSeconds: 30, maxSeconds: 900, resetSeconds },
  'wrong-password-per-client': { freeAttempts: 100, firstSeconds: 30, maxSeconds: 900, resetSeconds },
} as const satisfies Record<string, BackOffSchedule>

export type Limit = keyof typeof limits
export type BackOff = keyof typeof backOffs

/** A limit and the subject it counts by. An undefined subject has no limit. */
export type Gate = readonly [name: Limit | BackOff, subject: string | undefined]

/**
 * Familiarity of a client for an address: a recent sign-in from this client, or else from the same /48 or
 * /24.
 */
export type Familiarity = 'client' | 'network' | 'none'

/** Error codes that can replace identity/too-many-attempts. */
export type LimitErrorCode = 'identity/too-many-resets'

/** Counters of attempts, written outside the caller's transaction. An undefined subject has no limit. */
export interface RateLimits {
  /**
   * Counts an attempt, even a refused one. Throws identity/too-many-attempts, or `errorCode`, above the
   * limit.
   */
  hit: (limit: Limit, subject: string | undefined, errorCode?: LimitErrorCode) => Promise<void>
  /** Throws like the next `hit`, without counting. */
  requireRemaining: (limit: Limit, subject: string | undefined, errorCode?: LimitErrorCode) => Promise<void>
  /** Counts an attempt at each gate. If one refuses, uncounts the others and throws like `hit`. */
  pass: (gates: readonly Gate[], errorCode?: LimitErrorCode) => Promise<void>
  /** Uncounts one attempt at each gate. */
  refund: (gates: readonly Gate[]) => Promise<void>
  /** Uncounts every attempt at each gate. */
  reset: (gates: readonly Gate[]) => Promise<void>
  familiarity: (client: string | undefined, email: string) => Promise<Familiarity>
  /** Makes a client and its network known for an address. Returns true if the client was unknown. */
  remember: (client: string | undefined, email: string) => Promise<boolean>
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

    async pass(gates, errorCode) {
      if (!isOn) return
      const passed: Gate[] = []
      for (const gate of gates) {
        const refusal = await refusalOf(gate, errorCode)
        if (refusal) {
          for (const earlier of passed) await refund(earlier)
          throw refusal
        }
        passed.push(gate)
      }
    },

    async refund(gates) {
      if (!isOn) return
      for (const gate of gates) await refund(gate)
    },

    async reset(gates) {
      if (!isOn) return
      for (const [name, subject] of gates) {
        if (subject !== undefined) await deleteLimit(orm, keyOf(name, subject))
      }
    },

    async familiarity(client, email) {
      if (!isOn || client === undefined) return 'none'
      const keys = [knownKey(client, email), ...familiarNetworks(client).map((key) => knownKey(key, email))]
      const open = await readOpenKeys(orm, keys, now())
      return keys[0] !== undefined && open.has(keys[0]) ? 'client' : open.size > 0 ? 'network' : 'none'
    },

    async remember(client, email) {
      if (!isOn || client === undefined) return false
      const open = { windowSeconds: knownSeconds, now: now() }
      const { attempts } = await countInWindow(orm, { key: knownKey(client, email), ...open })
      if (attempts !== 1) return false
      for (const network of familiarNetworks(client)) {
        await countInWindow(orm, { key: knownKey(network, email), ...open })
      }
      return true
    },
  }

  /** Counts an attempt at a gate, unless the gate refuses. Returns the refusal. */
  async function refusalOf(
    [name, subject]: Gate,
    errorCode: LimitErrorCode | undefined,
  ): Promise<Error | undefined> {
    if (subject === undefined) return undefined
    const at = now()
    const key = keyOf(name, subject)
    if (isBackOff(name)) {
      if (await countUnlessWaiting(orm, { key, schedule: backOffs[name], now: at })) return undefined
      return limitError((await readWaitEnd(orm, key)) ?? at, at, errorCode)
    }
    const { attempts, seconds: windowSeconds } = limits[name]
    const counted = await countInWindow(orm, { key, windowSeconds, now: at })
    if (counted.attempts <= attempts) return undefined
    await refundAttempt(orm, key)
    return limitError(counted.endsAt, at, errorCode)
  }

  async function refund([name, subject]: Gate): Promise<void> {
    if (subject !== undefined) await refundAttempt(orm, keyOf(name, subject))
  }
}

function isBackOff(name: Limit | BackOff): name is BackOff {
  return Object.hasOwn(backOffs, name)
}

/** Returns the /48 or /24 of a client: a reconnect may give the same line another /56 or another address. */
function familiarNetworks(client: string): string[] {
  return widerNetworks(client)
    .filter(({ prefix }) => prefix !== 56)
    .map(({ network }) => network)
}

/** The wait goes into the text, since the protocol has no field for it. Replies about resets have no text. */
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
