import { type Meter, meters, planIds, type SubscriptionState, type TeamId } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { countCatalogs } from '../catalogs/catalog-store.ts'
import { countMembers } from '../teams/memberships/member-store.ts'
import { countLiveWidgets } from '../widgets/live-widgets.ts'
import type { Billing } from './billing.ts'
import { currentPlan, type SubscriptionRow } from './current-plan.ts'
import type { Plans } from './plans.ts'
import { findUsed } from './subscription-store.ts'

const monthlyMeters: readonly Meter[] = ['quotes', 'requests', 'apiCalls']

/** Throws plan/provider-unavailable. */
export async function describeSubscription(
  tx: Transaction,
  parts: {
    readonly billing: Billing
    readonly plans: Plans
    readonly hasLimits: boolean
    readonly now: () => Date
  },
  team: { readonly teamId: TeamId; readonly createdAt: Date; readonly timeZone: string },
  row: SubscriptionRow | undefined,
): Promise<SubscriptionState> {
  const { billing, plans, hasLimits, now } = parts
  const { teamId } = team
  const at = now()
  const current = currentPlan(row, team, at)
  const month = dayIn(team.timeZone, at).slice(0, 7)
  const prices = await billing.prices()
  const used: Readonly<Record<Meter, number>> = {
    quotes: await findUsed(tx, teamId, 'quotes', month),
    members: await countMembers(tx, teamId),
    catalogs: await countCatalogs(tx, teamId),
    widgets: await countLiveWidgets(tx, teamId),
    apiCalls: await findUsed(tx, teamId, 'apiCalls', month),
    requests: await findUsed(tx, teamId, 'requests', month),
  }
  const { limits } = plans[current.plan]
  return {
    provider: billing.provider,
    plan: current.plan,
    status: current.status,
    trialEndsAt: current.trialEndsAt?.toISOString() ?? null,
    renewsAt: current.renewsAt?.toISOString() ?? null,
    pastDueUntil: current.pastDueUntil?.toISOString() ?? null,
    next: current.next && { plan: current.next.plan, at: current.next.at.toISOString() },
    canManagePayment: billing.canManagePayment(row),
    meters: meters.map((meter) => ({
      meter,
      used: used[meter],
      limit: hasLimits ? limits[meter] : null,
      resetsAt: monthlyMeters.includes(meter) ? nextMonth(month) : null,
    })),
    plans: planIds.map((id) => ({
      id,
      name: plans[id].name,
      limits: hasLimits ? plans[id].limits : null,
      price: prices.get(id) ?? null,
    })),
  }
}

/** Returns the first day after a month. month: such as 2026-11. */
function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
}
