import { createHash } from 'node:crypto'
import type { ErrorCode } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { countUses } from './usage-counter-store.ts'

const hour = 3600
const day = 24 * hour

/**
 * Uses allowed per window, in seconds; the first use opens the window. A busy shop sends some 100 quotes a
 * day, and a business customer gets some ten; all staff of a shop may share one network. Limits for quotes
 * and customers leave room for imports.
 */
export const usageLimits = {
  'mails-per-team': [
    { uses: 100, seconds: hour },
    { uses: 500, seconds: day },
  ],
  'mails-per-sender': [
    { uses: 60, seconds: hour },
    { uses: 300, seconds: day },
  ],
  'mails-per-sender-and-recipient': [
    { uses: 10, seconds: hour },
    { uses: 30, seconds: day },
  ],
  'mails-per-recipient': [
    { uses: 30, seconds: hour },
    { uses: 90, seconds: day },
  ],
  'invitations-per-team': [
    { uses: 40, seconds: hour },
    { uses: 100, seconds: day },
  ],
  'api-keys-per-team': [{ uses: 100, seconds: day }],
  'assistants-per-team': [{ uses: 100, seconds: day }],
  'assistant-registrations-per-network': [
    { uses: 20, seconds: hour },
    { uses: 60, seconds: day },
  ],
  'reply-to-mails-per-team': [
    { uses: 5, seconds: hour },
    { uses: 20, seconds: day },
  ],
  'archives-per-team': [{ uses: 3, seconds: day }],
  'exports-per-team': [{ uses: 30, seconds: day }],
  'source-readings-per-team': [{ uses: 60, seconds: hour }],
  'webhook-tries-per-team': [{ uses: 120, seconds: hour }],
  'news-per-quote': [{ uses: 3, seconds: day }],
  'closings-per-team': [{ uses: 5, seconds: day }],
  'test-mails-per-person': [
    { uses: 20, seconds: hour },
    { uses: 60, seconds: day },
  ],
  'questions-per-quote': [{ uses: 5, seconds: day }],
  'help-ratings-per-person': [{ uses: 60, seconds: day }],
  'ratings-of-an-answer': [{ uses: 1, seconds: day }],
  'quotes-per-team': [{ uses: 50_000, seconds: day }],
  'quotes-per-person': [{ uses: 20_000, seconds: day }],
  'lines-per-team': [{ uses: 250_000, seconds: day }],
  'lines-per-person': [{ uses: 100_000, seconds: day }],
  'customers-per-team': [{ uses: 50_000, seconds: day }],
  'customers-per-person': [{ uses: 20_000, seconds: day }],
  'files-per-team': [{ uses: 5_000, seconds: day }],
  'files-per-person': [
    { uses: 300, seconds: hour },
    { uses: 2_000, seconds: day },
  ],
  'teams-per-person': [{ uses: 10, seconds: hour }],
  'widget-prices-per-network': [{ uses: 30, seconds: 60 }],
  'widget-prices-per-network-and-widget': [{ uses: 500, seconds: day }],
  'widget-prices-per-visit': [{ uses: 30, seconds: day }],
  'widget-sources-per-network': [{ uses: 3, seconds: day }],
  'widget-requests-per-email': [{ uses: 5, seconds: hour }],
  'widget-requests-per-network': [
    { uses: 30, seconds: hour },
    { uses: 100, seconds: day },
  ],
  'widget-requests-per-widget': [{ uses: 2_000, seconds: day }],
  'widget-requests-per-team': [{ uses: 10_000, seconds: day }],
  'widget-mails-per-team': [
    { uses: 100, seconds: hour },
    { uses: 500, seconds: day },
  ],
  'widget-mails-per-team-and-recipient': [
    { uses: 5, seconds: hour },
    { uses: 10, seconds: day },
  ],
  'self-inspection-photos-per-network': [{ uses: 60, seconds: hour }],
  'self-inspection-photos-per-team': [{ uses: 1_000, seconds: day }],
  'self-inspection-tests-per-quote': [{ uses: 30, seconds: day }],
  'self-inspection-mails-per-quote': [{ uses: 3, seconds: day }],
  'self-inspection-mails-per-team': [{ uses: 100, seconds: day }],
  'teams-per-network': [{ uses: 60, seconds: hour }],
} as const

/** Maximum number of open teams created by one person. */
export const maxTeamsPerGuest = 3
export const maxTeamsPerPerson = 100

/** Maximum rows of a team to which a guest adds: enough to try the product for weeks. */
export const guestTeamLimits = { quotes: 300, customers: 300, linesPerQuote: 50 } as const

export type UsageLimit = keyof typeof usageLimits
/** count: number of uses; default: one. */
export type Use = readonly [limit: UsageLimit, subject: string, count?: number]

export interface UsageLimits {
  readonly isOn: boolean
  /**
   * Counts uses per limit in the caller's transaction: a rollback uncounts them. Locks the counters' rows
   * until the transaction ends. Throws `code` with the limit and `retryAfterSeconds`.
   */
  readonly spend: (tx: Transaction, code: ErrorCode, uses: readonly Use[]) => Promise<void>
  /** Counts several limits, each with its own code, in one statement. Throws for the first exceeded one. */
  readonly spendAll: (tx: Transaction, spendings: readonly Spending[]) => Promise<void>
}

/** Uses, and the error code if none are left. */
export interface Spending {
  readonly code: ErrorCode
  readonly uses: readonly Use[]
}

export function createUsageLimits({
  isOn,
  now,
}: {
  readonly isOn: boolean
  readonly now: () => Date
}): UsageLimits {
  async function spendAll(tx: Transaction, spendings: readonly Spending[]): Promise<void> {
    const counters = spendings.flatMap(({ code, uses }) =>
      uses.flatMap(([limit, subject, count = 1]) =>
        usageLimits[limit].map((window) => ({
          ...window,
          code,
          limit,
          count,
          key: keyOf(limit, window.seconds, subject),
        })),
      ),
    )
    if (!isOn || counters.length === 0) return
    const at = now()
    const counted = await countUses(tx, counters, at)
    const exceeded = counters
      .map((counter) => ({ ...counter, ...counted.get(counter.key) }))
      .filter(({ uses: allowed, used = 0 }) => used > allowed)
    const code = spendings.find((one) => exceeded.some((counter) => counter.code === one.code))?.code
    const [longest] = exceeded
      .filter((counter) => counter.code === code)
      .toSorted((a, b) => (b.endsAt?.getTime() ?? 0) - (a.endsAt?.getTime() ?? 0))
    if (!longest) return
    const waitMs = (longest.endsAt ?? at).getTime() - at.getTime()
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
    throw apiError(longest.code, { limit: longest.limit, retryAfterSeconds }, retryAfterSeconds)
  }

  return { isOn, spendAll, spend: (tx, code, uses) => spendAll(tx, [{ code, uses }]) }
}

function keyOf(limit: UsageLimit, seconds: number, subject: string): string {
  return `${limit}:${seconds}:${createHash('sha256').update(subject).digest('base64url')}`
}
