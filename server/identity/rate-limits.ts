import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#database'
import { identityError } from './errors.ts'
import { rateLimits } from './schema.ts'

/** Attempts allowed within so many seconds of the first. A shop's whole staff may come from one client address. */
const limits = {
  'wrong-password-per-account': { attempts: 30, seconds: 3600 },
  'wrong-password-per-client': { attempts: 300, seconds: 3600 },
  'sign-up-per-client': { attempts: 300, seconds: 3600 },
  'code-per-address': { attempts: 10, seconds: 3600 },
  'code-per-client': { attempts: 200, seconds: 3600 },
  'lookup-per-address': { attempts: 100, seconds: 3600 },
  'lookup-per-client': { attempts: 600, seconds: 3600 },
  'app-check-per-client': { attempts: 600, seconds: 3600 },
} as const

export type Limit = keyof typeof limits

export interface RateLimits {
  /** Counts an attempt. Throws identity/too-many-attempts past the limit. No subject, no limit. */
  hit: (limit: Limit, subject: string | undefined) => Promise<void>
  /** Takes back one attempt that turned out to be right. */
  takeBack: (limit: Limit, subject: string | undefined) => Promise<void>
  /** Takes back every attempt. */
  forget: (limit: Limit, subject: string | undefined) => Promise<void>
}

interface Parts {
  database: Pick<Database, 'orm'>
  isOn: boolean
  now: () => Date
}

/** Counts in statements of their own, so that a count outlives the failure of what was attempted. */
export function createRateLimits({ database: { orm }, isOn, now }: Parts): RateLimits {
  return {
    async hit(limit, subject) {
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
      if (counted && counted.attempts > limits[limit].attempts) {
        throw identityError('identity/too-many-attempts', 'Too many attempts. Try again later')
      }
    },
    async takeBack(limit, subject) {
      if (!isOn || subject === undefined) return
      await orm
        .update(rateLimits)
        .set({ attempts: sql`${rateLimits.attempts} - 1` })
        .where(eq(rateLimits.key, keyOf(limit, subject)))
    },
    async forget(limit, subject) {
      if (!isOn || subject === undefined) return
      await orm.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)))
    },
  }
}

export async function forgetOldAttempts(database: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await database.orm.delete(rateLimits).where(lt(rateLimits.endsAt, now))
}

/** Hashed, since a counter is no place to keep addresses in. */
function keyOf(limit: Limit, subject: string): string {
  return `${limit}:${createHash('sha256').update(subject).digest('base64url')}`
}
