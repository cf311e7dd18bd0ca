import { type KeptMeter, type Meter, type PlanLimits, type TeamId, warnPercent } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { Database, Transaction } from '#database'
import { publish } from '#outbox'
import { apiError } from '../calls/api-error.ts'
import type { PlanRoom } from '../usage/plan-room.ts'
import { listBeyond } from './beyond-plan.ts'
import { currentPlan } from './current-plan.ts'
import { listPayers } from '../teams/memberships/payers.ts'
import { planWarned } from './plan-warned.ts'
import type { Plans } from './plans.ts'
import { countUsed, countUsedUpTo, findPlanOf, findUsed, markWarned } from './subscription-store.ts'

/** isOn: false for load tests, like other limits. */
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
    async forVisitors(tx, { teamId, widgetId, catalogId }) {
      const requireKept = async () => undefined
      if (!isOn) return { usedUp: false, countQuote: async () => undefined, requireKept }
      const { limits, kept, month } = await allowedTo(tx, teamId)
      const limit = limits.requests
      return {
        usedUp:
          (await findUsed(tx, teamId, 'requests', month)) >= limit ||
          (await listBeyond(tx, teamId, 'widgets', kept.widgets)).includes(widgetId) ||
          (await listBeyond(tx, teamId, 'catalogs', kept.catalogs)).includes(catalogId),
        async countQuote(within) {
          const used = await countUsed(within, teamId, 'requests', month)
          const counter = { meter: 'requests', month, used, limit } as const
          if (isWarned(counter)) await warn(within, teamId, counter)
        },
        requireKept,
      }
    },
    async requireKept(tx, teamId, meter, ids) {
      if (!isOn || ids.length === 0) return
      const { limit, plan, ids: beyond } = await beyondPlan(tx, teamId, meter)
      if (ids.some((id) => beyond.includes(id))) throw apiError('plan/read-only', { meter, limit, plan })
    },
    beyond: async (tx, teamId, meter) =>
      isOn ? beyondPlan(tx, teamId, meter) : { limit: Infinity, ids: [] },
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
    async countApiCall(database, teamId, isReading) {
      if (isOn) await countApiCall(database, teamId, isReading)
    },
  }

  async function countApiCall(
    { orm, transaction }: Pick<Database, 'orm' | 'transaction'>,
    teamId: TeamId,
    isReading: boolean,
  ): Promise<void> {
    const { limits, month, plan } = await allowedTo(orm, teamId)
    const limit = limits.apiCalls
    const used = isReading
      ? await countUsed(orm, teamId, 'apiCalls', month)
      : await countUsedUpTo(orm, teamId, 'apiCalls', month, limit)
    if (used === undefined) throw apiError('plan/limit-reached', { meter: 'apiCalls', limit, plan })
    const counter = { meter: 'apiCalls', month, used, limit } as const
    if (isWarned(counter)) await transaction((tx) => warn(tx, teamId, counter))
  }

  /** An open payment makes nothing read-only. */
  async function beyondPlan(tx: Transaction, teamId: TeamId, meter: KeptMeter) {
    const { kept, plan } = await allowedTo(tx, teamId)
    const limit = kept[meter]
    return { limit, plan, ids: await listBeyond(tx, teamId, meter, limit) }
  }

  async function allowedTo(tx: Transaction, teamId: TeamId) {
    const team = await findPlanOf(tx, teamId)
    if (!team) throw apiError('team/not-found')
    const at = now()
    const { plan, status } = currentPlan(team.row, team, at)
    const month = dayIn(team.timeZone, at).slice(0, 7)
    const none: PlanLimits = { quotes: 0, members: 0, catalogs: 0, widgets: 0, apiCalls: 0, requests: 0 }
    const { limits } = plans[plan]
    return { plan, month, limits: status === 'expired' ? none : limits, kept: limits }
  }
}

interface Counter {
  readonly meter: Meter
  readonly month: string
  readonly used: number
  readonly limit: number
}

async function check(
  tx: Transaction,
  teamId: TeamId,
  { plan, ...counter }: Counter & { readonly plan: string },
): Promise<void> {
  const { meter, used, limit } = counter
  if (used > limit) throw apiError('plan/limit-reached', { meter, limit, plan })
  if (isWarned(counter)) await warn(tx, teamId, counter)
}

/** A limit of one is reached by every team, and a limit of zero by none. */
function isWarned({ used, limit }: Counter): boolean {
  return limit > 1 && used * 100 >= limit * warnPercent
}

/** Notifies the members who manage the subscription, once. */
async function warn(tx: Transaction, teamId: TeamId, { meter, month, used, limit }: Counter): Promise<void> {
  if (!(await markWarned(tx, teamId, meter, month, limit))) return
  for (const userId of await listPayers(tx, teamId))
    await publish(tx, planWarned, { teamId, userId, meter, used, limit })
}
