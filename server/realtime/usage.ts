import { setTimeout as pause } from 'node:timers/promises'
import { realtimeLimits } from './limits.ts'
import { RealtimeError } from './wire-errors.ts'

/** What each account has written and read in this process lately. Lengths of JSON. */
export interface Usage {
  /**
   * Counts a write. Resolves when it may begin: an account that writes a lot waits, so that others do not. Throws
   * RealtimeError quota_exceeded when the account has written too much.
   */
  readonly startWrite: (userId: string | null, length: number) => Promise<void>
  readonly addWritten: (userId: string | null, length: number) => void
  /** Throws RealtimeError quota_exceeded when the account has read too much. */
  readonly checkRead: (userId: string | null) => void
  readonly addRead: (userId: string | null, length: number) => void
}

interface Used {
  written: number
  read: number
  /** Units of work; what exceeds `workAtOnce` has to wait. */
  work: number
  /** Milliseconds since 1970. */
  at: number
}

const minuteMs = 60_000

/** Each limit is for a minute and is regained evenly over it. */
export function createUsage(now: () => Date): Usage {
  const accounts = new Map<string, Used>()

  const usedBy = (userId: string | null): Used => {
    const at = now().getTime()
    const used = accounts.get(userId ?? '') ?? { written: 0, read: 0, work: 0, at }
    const share = Math.max(0, at - used.at) / minuteMs
    used.written = Math.max(0, used.written - share * realtimeLimits.writtenPerMinute)
    used.read = Math.max(0, used.read - share * realtimeLimits.readPerMinute)
    const regained = (Math.max(0, at - used.at) / 1_000) * realtimeLimits.workPerSecond
    used.work = Math.max(0, used.work - regained)
    used.at = at
    if (accounts.size > 10_000) forgetIdle(at)
    accounts.set(userId ?? '', used)
    return used
  }
  const forgetIdle = (at: number): void => {
    for (const [userId, used] of accounts) if (at - used.at > minuteMs) accounts.delete(userId)
  }

  return {
    async startWrite(userId, length) {
      const used = usedBy(userId)
      const work = used.work + 1 + length / realtimeLimits.workLength
      const waitMs = ((work - realtimeLimits.workAtOnce) / realtimeLimits.workPerSecond) * 1_000
      const isExceeded =
        used.written > realtimeLimits.writtenPerMinute || waitMs > realtimeLimits.longestWaitMs
      if (isExceeded) throw new RealtimeError('quota_exceeded')
      used.written += Math.max(length, realtimeLimits.costPerWrite)
      used.work = work
      if (waitMs > 0) await pause(waitMs)
    },
    addWritten: (userId, length) => void (usedBy(userId).written += length),
    checkRead(userId) {
      if (usedBy(userId).read > realtimeLimits.readPerMinute) throw new RealtimeError('quota_exceeded')
    },
    addRead: (userId, length) => void (usedBy(userId).read += length),
  }
}
