import { setTimeout as pause } from 'node:timers/promises'
import { realtimeLimits } from './limits.ts'
import { costOf, type Load } from './tree/node-cost.ts'
import { RealtimeError } from './wire-errors.ts'

/** Owner of a quota. */
export interface QuotaOwner {
  readonly userId: string | null
  /** A user without a permanent account, whose values cost more. */
  readonly isGuest?: boolean
}

/** Recent reads and writes of each account in this process. */
export interface Usage {
  /**
   * Counts a write. Resolves when the write may begin: an account that writes a lot waits, so that others do
   * not. Throws RealtimeError quota_exceeded above the quota.
   */
  readonly startWrite: (owner: QuotaOwner, load: Load) => Promise<void>
  readonly addWritten: (owner: QuotaOwner, load: Load) => void
  /** Throws RealtimeError quota_exceeded if the account has read too much. */
  readonly checkRead: (owner: QuotaOwner) => void
  readonly addRead: (owner: QuotaOwner, load: Load) => void
}

interface Used {
  written: number
  read: number
  /** Units of work in progress; work beyond `workAtOnce` waits. */
  work: number
  /** Milliseconds since 1970. */
  at: number
}

const minuteMs = 60_000

/** Counts reads and writes in memory. Each limit is per minute and is regained evenly over the minute. */
export function createUsage(now: () => Date): Usage {
  const accounts = new Map<string, Used>()

  const usedBy = (owner: QuotaOwner): Used => {
    const userId = owner.userId ?? ''
    const at = now().getTime()
    const used = accounts.get(userId) ?? { written: 0, read: 0, work: 0, at }
    const elapsedMs = Math.max(0, at - used.at)
    const share = elapsedMs / minuteMs
    used.written = Math.max(0, used.written - share * realtimeLimits.writtenPerMinute)
    used.read = Math.max(0, used.read - share * realtimeLimits.readPerMinute)
    used.work = Math.max(0, used.work - (elapsedMs / 1_000) * realtimeLimits.workPerSecond)
    used.at = at
    if (accounts.size > 10_000) dropIdle(at)
    accounts.set(userId, used)
    return used
  }
  const dropIdle = (at: number): void => {
    for (const [userId, used] of accounts) if (at - used.at > minuteMs) accounts.delete(userId)
  }

  return {
    async startWrite(owner, load) {
      const used = usedBy(owner)
      const work = used.work + 1 + costOf(load) / realtimeLimits.workLength
      const waitMs = ((work - realtimeLimits.workAtOnce) / realtimeLimits.workPerSecond) * 1_000
      const isExceeded =
        used.written > realtimeLimits.writtenPerMinute || waitMs > realtimeLimits.longestWaitMs
      if (isExceeded) throw new RealtimeError('quota_exceeded')
      used.written += Math.max(quotaOf(owner, load), realtimeLimits.costPerWrite)
      used.work = work
      if (waitMs > 0) await pause(waitMs)
    },
    addWritten: (owner, load) => void (usedBy(owner).written += quotaOf(owner, load)),
    checkRead(owner) {
      if (usedBy(owner).read > realtimeLimits.readPerMinute) throw new RealtimeError('quota_exceeded')
    },
    addRead: (owner, load) => void (usedBy(owner).read += quotaOf(owner, load)),
  }
}

/**
 * Returns the cost of a value. Values of guests cost more: a guest account is as cheap to create as a call,
 * and many small values cause the most work.
 */
function quotaOf({ isGuest = false }: QuotaOwner, { length, values }: Load): number {
  return costOf({ length, values: isGuest ? values * realtimeLimits.guestValues : values })
}
