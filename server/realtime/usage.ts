import { setTimeout as pause } from 'node:timers/promises'
import { realtimeLimits } from './limits.ts'
import { RealtimeError } from './wire-errors.ts'

/** Whose quota something counts against. */
export interface QuotaOwner {
  readonly userId: string | null
  /** Somebody without an account, who has a part of its quotas. */
  readonly isGuest?: boolean
}

/** What each account has written and read in this process lately. Lengths of JSON. */
export interface Usage {
  /**
   * Counts a write. Resolves when it may begin: an account that writes a lot waits, so that others do not. Throws
   * RealtimeError quota_exceeded when the account has written too much.
   */
  readonly startWrite: (owner: QuotaOwner, length: number) => Promise<void>
  readonly addWritten: (owner: QuotaOwner, length: number) => void
  /** Throws RealtimeError quota_exceeded when the account has read too much. */
  readonly checkRead: (owner: QuotaOwner) => void
  readonly addRead: (owner: QuotaOwner, length: number) => void
}

interface Used {
  written: number
  read: number
  /** Units of work; what exceeds `workAtOnce` has to wait. */
  work: number
  /** Milliseconds since 1970. */
  at: number
}

interface Quotas {
  readonly writtenPerMinute: number
  readonly readPerMinute: number
  readonly workPerSecond: number
}

const minuteMs = 60_000
/** By then even a guest has regained everything. */
const forgottenMs = 5 * minuteMs
const { guestShare } = realtimeLimits
const quotasOfGuests: Quotas = {
  writtenPerMinute: realtimeLimits.writtenPerMinute / guestShare,
  readPerMinute: realtimeLimits.readPerMinute / guestShare,
  workPerSecond: realtimeLimits.workPerSecond / guestShare,
}

/** Each limit is for a minute and is regained evenly over it. */
export function createUsage(now: () => Date): Usage {
  const accounts = new Map<string, Used>()

  const usedBy = (owner: QuotaOwner): Used => {
    const userId = owner.userId ?? ''
    const quotas = quotasOf(owner)
    const at = now().getTime()
    const used = accounts.get(userId) ?? { written: 0, read: 0, work: 0, at }
    const elapsedMs = Math.max(0, at - used.at)
    const share = elapsedMs / minuteMs
    used.written = Math.max(0, used.written - share * quotas.writtenPerMinute)
    used.read = Math.max(0, used.read - share * quotas.readPerMinute)
    used.work = Math.max(0, used.work - (elapsedMs / 1_000) * quotas.workPerSecond)
    used.at = at
    if (accounts.size > 10_000) forgetIdle(at)
    accounts.set(userId, used)
    return used
  }
  const forgetIdle = (at: number): void => {
    for (const [userId, used] of accounts) if (at - used.at > forgottenMs) accounts.delete(userId)
  }

  return {
    async startWrite(owner, length) {
      const used = usedBy(owner)
      const { writtenPerMinute, workPerSecond } = quotasOf(owner)
      const work = used.work + 1 + length / realtimeLimits.workLength
      const waitMs = ((work - realtimeLimits.workAtOnce) / workPerSecond) * 1_000
      const isExceeded = used.written > writtenPerMinute || waitMs > realtimeLimits.longestWaitMs
      if (isExceeded) throw new RealtimeError('quota_exceeded')
      used.written += Math.max(length, realtimeLimits.costPerWrite)
      used.work = work
      if (waitMs > 0) await pause(waitMs)
    },
    addWritten: (owner, length) => void (usedBy(owner).written += length),
    checkRead(owner) {
      if (usedBy(owner).read > quotasOf(owner).readPerMinute) throw new RealtimeError('quota_exceeded')
    },
    addRead: (owner, length) => void (usedBy(owner).read += length),
  }
}

function quotasOf({ isGuest = false }: QuotaOwner): Quotas {
  return isGuest ? quotasOfGuests : realtimeLimits
}
