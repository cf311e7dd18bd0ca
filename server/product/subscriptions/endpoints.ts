import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { choosePlan, payerOf, resumePlan, type SubscriptionParts } from './choose-plan.ts'
import { keepThings, listBeyondPlan } from './keep-things.ts'
import { describeSubscription } from './describe-subscription.ts'

export function subscriptionEndpoints(
  parts: SubscriptionParts,
): Router<typeof contract.subscription, CallContext> {
  const { database, billing } = parts
  return {
    get: api.subscription.get.handler(async ({ context: { call } }) => {
      const { team, teamId } = call.member
      const { row } = await payerOf(parts, call.member)
      return describeSubscription(database.orm, parts, { ...team, teamId }, row)
    }),
    choose: api.subscription.choose.handler(({ context: { call }, input }) =>
      choosePlan(parts, call, input.plan),
    ),
    resume: api.subscription.resume.handler(({ context: { call } }) => resumePlan(parts, call)),
    listBeyond: api.subscription.listBeyond.handler(({ context: { call } }) =>
      listBeyondPlan(database.orm, parts, call.member.teamId),
    ),
    keep: api.subscription.keep.handler(({ context: { call }, input }) =>
      keepThings(parts, call.change, call.member, input),
    ),
    managePayment: api.subscription.managePayment.handler(async ({ context: { call } }) => ({
      url: await billing.paymentUrl(await payerOf(parts, call.member)),
    })),
    invoices: api.subscription.invoices.handler(async ({ context: { call } }) =>
      billing.invoices(await payerOf(parts, call.member)),
    ),
  }
}
