import type { PlanId, SubscriptionState } from '@costard/contract'
import { apiError } from '../calls/api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { CheckedCall } from '../checked-call.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { type Billing, type ChangeRow, emptyRow, type Payer } from './billing.ts'
import type { Plans } from './plans.ts'
import { describeSubscription } from './describe-subscription.ts'
import { findSubscription, saveCustomer, saveSubscription } from './subscription-store.ts'

/** Record id in the `settings` revision. */
export const subscriptionSetting = 'subscription'

export interface SubscriptionParts extends Pick<ProductParts, 'database' | 'documents' | 'now'> {
  readonly billing: Billing
  readonly plans: Plans
  /** false: this server does not enforce the limits of plans. */
  readonly hasLimits: boolean
}

/** Chooses a plan. Throws plan/current, plan/sign-up-to-choose, plan/provider-unavailable. */
export async function choosePlan(
  parts: SubscriptionParts,
  call: Pick<CheckedCall, 'member' | 'record'>,
  plan: PlanId,
): Promise<{ subscription: SubscriptionState; checkoutUrl: string | null }> {
  const payer = await payerOf(parts, call.member)
  if (call.member.caller.isAnonymous) throw apiError('plan/sign-up-to-choose')
  const { change, checkoutUrl } = await parts.billing.choose(payer, plan)
  return call.record(async (recorded) => {
    const subscription = await save(parts, call.member, recorded, change, { chosen: plan })
    return { subscription, checkoutUrl }
  })
}

/** Keeps a plan that would end. Throws plan/not-ending, plan/provider-unavailable. */
export async function resumePlan(
  parts: SubscriptionParts,
  call: Pick<CheckedCall, 'member' | 'record'>,
): Promise<SubscriptionState> {
  const change = await parts.billing.resume(await payerOf(parts, call.member))
  return call.record((recorded) => save(parts, call.member, recorded, change, {}))
}

export async function payerOf(
  { database, now }: Pick<SubscriptionParts, 'database' | 'now'>,
  { teamId, team, caller }: Member,
): Promise<Payer> {
  const row = await findSubscription(database.orm, teamId)
  const keepCustomer = (customerRef: string): Promise<string> =>
    saveCustomer(database.orm, { ...emptyRow(teamId, now()), customerRef })
  return { teamId, teamName: team.name, email: caller.email, createdAt: team.createdAt, row, keepCustomer }
}

async function save(
  parts: SubscriptionParts,
  { teamId, team, caller }: Member,
  { tx, record }: Parameters<Parameters<CheckedCall['record']>[0]>[0],
  change: ChangeRow,
  chosen: { readonly chosen?: PlanId },
): Promise<SubscriptionState> {
  await lockTeam(tx, teamId)
  const before = await findSubscription(tx, teamId)
  const row = change(before)
  await saveSubscription(tx, row)
  await record({
    teamId,
    entity: 'setting',
    entityId: subscriptionSetting,
    before: { plan: before?.plan ?? null, next: before?.nextPlan ?? null },
    after: { plan: row.plan, next: row.nextPlan, ...chosen },
  })
  await bumpRevisions(tx, parts, teamId, { settings: subscriptionSetting }, caller.userId)
  return describeSubscription(tx, parts, { ...team, teamId }, row)
}
