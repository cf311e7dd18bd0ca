import { type BookCheck, purchaseBookLimits, type TeamId } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import type { Transaction } from '#database'
import { checkBook, type GoodUpTo } from './book-store.ts'

/** Checks the book of a team. */
export type CheckBook = (tx: Transaction, teamId: TeamId, now: Date) => Promise<BookCheck>

/** Last check of a book from its start. */
interface Read {
  readonly good: GoodUpTo
  /** Time of the check. */
  readonly at: Date
}

const readAgainAfterMs = 24 * 3_600_000
/** Maximum number of books whose last check is remembered in this process. */
const maxBooks = 1_000

/**
 * Returns a check whose cost depends on the new entries: a book of more than maxCheckedEachTime entries is
 * checked from its start once a day, and otherwise from the end of the last check. checkedAt: time of the
 * check from the start.
 */
export function bookChecks(): CheckBook {
  const known = new LRUCache<TeamId, Read>({ max: maxBooks })
  return async (tx, teamId, now) => {
    const before = known.get(teamId)
    const isOld = !before || now.getTime() - before.at.getTime() >= readAgainAfterMs
    const { good, ...check } = await checkBook(tx, teamId, { now, from: isOld ? undefined : before.good })
    const at = isOld ? now : before.at
    if (check.isUnbroken && check.entries > purchaseBookLimits.maxCheckedEachTime)
      known.set(teamId, { good, at })
    else known.delete(teamId)
    return { ...check, checkedAt: at.toISOString() }
  }
}
