import { type BeyondPlan, keptMeters, type KeptMeter, type PlanLimits, type TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { listCounted, saveKept } from './beyond-plan.ts'
import { type SubscriptionParts, subscriptionSetting } from './choose-plan.ts'
import { currentPlan } from './current-plan.ts'
import { findPlanOf } from './subscription-store.ts'

type Parts = Pick<SubscriptionParts, 'plans' | 'hasLimits' | 'now'>

/** Returns the items of a team beyond its plan, those that stay usable first. */
export async function listBeyondPlan(tx: Transaction, parts: Parts, teamId: TeamId): Promise<BeyondPlan[]> {
  const limits = await limitsOf(tx, parts, teamId)
  const found: BeyondPlan[] = []
  for (const meter of keptMeters) {
    const items = await listCounted(tx, teamId, meter)
    const limit = limits[meter]
    if (items.length <= limit) continue
    found.push({
      meter,
      limit,
      items: items.map((item, index) => ({ ...item, isKept: item.isFixed || index < limit })),
    })
  }
  return found
}

/** Chooses the items that stay usable. Unknown ids are ignored. Throws plan/kept-too-many. */
export async function keepThings(
  parts: Parts & Pick<SubscriptionParts, 'documents'>,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { meter, ids }: { readonly meter: KeptMeter; readonly ids: readonly string[] },
): Promise<BeyondPlan[]> {
  await lockTeam(tx, teamId)
  const limit = (await limitsOf(tx, parts, teamId))[meter]
  const items = await listCounted(tx, teamId, meter)
  const fixed = items.filter(({ isFixed }) => isFixed).length
  const kept = items.filter(({ id, isFixed }) => !isFixed && ids.includes(id))
  if (fixed + kept.length > Math.max(limit, fixed)) throw apiError('plan/kept-too-many', { limit })
  const isChanged = await saveKept(
    tx,
    teamId,
    meter,
    kept.map(({ id }) => id),
  )
  if (!isChanged) return listBeyondPlan(tx, parts, teamId)
  await record({
    teamId,
    entity: 'setting',
    entityId: subscriptionSetting,
    after: { meter, kept: kept.map(({ id, name }) => name ?? id) },
  })
  await bumpRevisions(tx, parts, teamId, { settings: subscriptionSetting }, caller.userId)
  return listBeyondPlan(tx, parts, teamId)
}

async function limitsOf(
  tx: Transaction,
  { plans, hasLimits, now }: Parts,
  teamId: TeamId,
): Promise<Pick<PlanLimits, KeptMeter>> {
  if (!hasLimits) return { members: Infinity, catalogs: Infinity, widgets: Infinity }
  const team = await findPlanOf(tx, teamId)
  if (!team) throw apiError('team/not-found')
  return plans[currentPlan(team.row, team, now()).plan].limits
}
