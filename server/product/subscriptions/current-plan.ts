import { type PlanId, planDays, planIds } from '@costard/contract'
import type { subscriptions } from './schema.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The plan of a team at a moment. */
export interface CurrentPlan {
  readonly plan: PlanId | 'trial'
  readonly status: 'trialing' | 'active' | 'pastDue' | 'expired'
  readonly trialEndsAt: Date | null
  readonly renewsAt: Date | null
  readonly pastDueUntil: Date | null
  readonly next: { readonly plan: PlanId; readonly at: Date } | null
}

const dayMs = 86_400_000

/**
 * Returns the plan at a moment. Plans change by time without a job: the change is computed from the stored
 * row.
 */
export function currentPlan(
  row: SubscriptionRow | undefined,
  team: { readonly createdAt: Date },
  at: Date,
): CurrentPlan {
  const none = { trialEndsAt: null, renewsAt: null, pastDueUntil: null, next: null }
  if (!row?.plan) {
    const trialEndsAt = row?.trialEndsAt ?? new Date(team.createdAt.getTime() + planDays.trial * dayMs)
    if (at < trialEndsAt) return { ...none, plan: 'trial', status: 'trialing', trialEndsAt }
    return { ...none, plan: 'free', status: 'active' }
  }
  const settled = withNextPlan(row, at)
  const { nextPlan, changesAt, pastDueSince } = settled
  const plan = settled.plan ?? row.plan
  const next = nextPlan && changesAt ? { plan: nextPlan, at: changesAt } : null
  const pastDueUntil = pastDueSince && new Date(pastDueSince.getTime() + planDays.grace * dayMs)
  const late = pastDueUntil && pastDueUntil <= at ? 'expired' : 'pastDue'
  return {
    plan,
    status: pastDueUntil ? late : 'active',
    trialEndsAt: null,
    renewsAt: plan === 'free' || next ? null : periodEnd(settled, at),
    pastDueUntil,
    next,
  }
}

/** Returns the row after its scheduled change of plan. */
export function withNextPlan(row: SubscriptionRow, at: Date): SubscriptionRow {
  const { nextPlan, changesAt } = row
  if (!nextPlan || !changesAt || changesAt > at) return row
  const over = { nextPlan: null, changesAt: null, periodEndsAt: null, pastDueSince: null }
  return { ...row, ...over, plan: nextPlan, startedAt: changesAt }
}

/** End of the current period of a row with a plan. */
export function periodEnd(
  { startedAt, periodEndsAt }: Pick<SubscriptionRow, 'startedAt' | 'periodEndsAt'>,
  at: Date,
): Date {
  return periodEndsAt ?? monthsAfter(startedAt, at)
}

export function isLarger(plan: PlanId, than: PlanId | 'trial'): boolean {
  return than === 'trial' || planIds.indexOf(plan) > planIds.indexOf(than)
}

/**
 * Returns the first moment after `at` that is whole months after `start`; in shorter months on the last day.
 */
function monthsAfter(start: Date, at: Date): Date {
  const between = (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth()
  const first = addMonths(start, Math.max(1, between))
  return first > at ? first : addMonths(start, Math.max(1, between) + 1)
}

function addMonths(start: Date, months: number): Date {
  const end = new Date(start)
  end.setUTCMonth(start.getUTCMonth() + months)
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0)
  return end
}
