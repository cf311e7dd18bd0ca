import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { choosePlan, payerOf, resumePlan, type SubscriptionParts } from './choose-plan.ts'
import { keepThings, listBeyondPlan } from './keep-things.ts'
import { describeSubscription } from './describe-subscription.ts'

export function subscriptionEndpoints(parts: SubscriptionParts): Answers<typeof contract.subscription> {
  const { database, billing } = parts
  return {
    get: async ({ context: { call } }) => {
      const { team, teamId } = call.member
      const { row } = await payerOf(parts, call.member)
      return describeSubscription(database.orm, parts, { ...team, teamId }, row)
    },
    choose: ({ context: { call }, input }) => choosePlan(parts, call, input.plan),
    resume: ({ context: { call } }) => resumePlan(parts, call),
    listBeyond: ({ context: { call } }) => listBeyondPlan(database.orm, parts, call.member.teamId),
    keep: ({ context: { call }, input }) => keepThings(parts, call.change, call.member, input),
    managePayment: async ({ context: { call } }) => ({
      url: await billing.paymentUrl(await payerOf(parts, call.member)),
    }),
    invoices: async ({ context: { call } }) => billing.invoices(await payerOf(parts, call.member)),
  }
}
