import { type Meter, type TeamId, warnPercent } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../api-error.ts'
import { currentPlan } from './current-plan.ts'
import { planWarned } from './plan-warned.ts'
import type { Plans } from './plans.ts'
import { countUsed, findPlanOf, findUsed, listPayers, markWarned } from './subscription-store.ts'

/** Holds teams to the limits of their plans when they create something. */
export interface PlanRoom {
  /** Counts a new quote of the month. Throws plan/limit-reached. */
  readonly countQuote: (tx: Transaction, teamId: TeamId) => Promise<void>
  /**
   * For what a visitor asks for, which is counted and never refused: the shop would lose them. usedUp: the plan has no
   * quotes left, so that prices are told by the team alone.
   */
  readonly forVisitors: (
    tx: Transaction,
    teamId: TeamId,
  ) => Promise<Pick<PlanRoom, 'countQuote'> & { readonly usedUp: boolean }>
  /** count: what the team would then have. Throws plan/limit-reached. */
  readonly require: (
    tx: Transaction,
    teamId: TeamId,
    meter: Exclude<Meter, 'quotes'>,
    count: number,
  ) => Promise<void>
}

/** isOn: off for load tests, as the other limits. */
export function createPlanRoom({
  isOn,
  plans,
  now,
}: {
  readonly isOn: boolean
  readonly plans: Plans
  readonly now: () => Date
}): PlanRoom {
  return {
    async forVisitors(tx, teamId) {
      if (!isOn) return { usedUp: false, countQuote: async () => undefined }
      const { limits, month } = await allowedTo(tx, teamId)
      return {
        usedUp: (await findUsed(tx, teamId, 'quotes', month)) >= limits.quotes,
        countQuote: async (within) => void (await countUsed(within, teamId, 'quotes', month)),
      }
    },
    async countQuote(tx, teamId) {
      if (!isOn) return
      const { limits, month, plan } = await allowedTo(tx, teamId)
      const used = await countUsed(tx, teamId, 'quotes', month)
      await check(tx, teamId, { meter: 'quotes', month, used, limit: limits.quotes, plan })
    },
    async require(tx, teamId, meter, count) {
      if (!isOn) return
      const { limits, plan } = await allowedTo(tx, teamId)
      await check(tx, teamId, { meter, month: '', used: count, limit: limits[meter], plan })
    },
  }

  async function allowedTo(tx: Transaction, teamId: TeamId) {
    const team = await findPlanOf(tx, teamId)
    if (!team) throw apiError('team/not-found')
    const at = now()
    const { plan, status } = currentPlan(team.row, team, at)
    const month = dayIn(team.timeZone, at).slice(0, 7)
    const none = { quotes: 0, members: 0, catalogs: 0 }
    return { plan, month, limits: status === 'expired' ? none : plans[plan].limits }
  }
}

async function check(
  tx: Transaction,
  teamId: TeamId,
  {
    meter,
    month,
    used,
    limit,
    plan,
  }: { meter: Meter; month: string; used: number; limit: number; plan: string },
): Promise<void> {
  if (used > limit) throw apiError('plan/limit-reached', { meter, limit, plan })
  // A limit of one is reached by what every team has.
  if (limit === 1 || used * 100 < limit * warnPercent) return
  if (!(await markWarned(tx, teamId, meter, month, limit))) return
  for (const userId of await listPayers(tx, teamId))
    await publish(tx, planWarned, { teamId, userId, meter, used, limit })
}
