import { apiError } from '../calls/api-error.ts'
import { type Billing, emptyRow } from './billing.ts'
import { currentPlan, isLarger, periodEnd, withNextPlan } from './current-plan.ts'

/** Billing without payments: a chosen plan is recorded, and the operator of the server settles the rest. */
export function manualBilling({ now }: { readonly now: () => Date }): Billing {
  return {
    provider: 'manual',
    prices: () => Promise.resolve(new Map()),
    choose: ({ teamId, createdAt }, plan) =>
      Promise.resolve({
        checkoutUrl: null,
        change(row) {
          const at = now()
          const current = currentPlan(row, { createdAt }, at)
          const kept = row ? withNextPlan(row, at) : emptyRow(teamId, at)
          const isSame = current.plan === plan
          if (isSame && !current.next) throw apiError('plan/current')
          if (isSame) return { ...kept, nextPlan: null, changesAt: null }
          const fresh = { ...kept, trialEndsAt: null, nextPlan: null, changesAt: null, pastDueSince: null }
          if (isLarger(plan, current.plan)) return { ...fresh, plan, startedAt: at, periodEndsAt: null }
          return {
            ...kept,
            nextPlan: plan,
            changesAt: current.next?.at ?? current.renewsAt ?? periodEnd(kept, at),
          }
        },
      }),
    resume: ({ createdAt }) =>
      Promise.resolve((row) => {
        const at = now()
        if (!row || !currentPlan(row, { createdAt }, at).next) throw apiError('plan/not-ending')
        return { ...row, nextPlan: null, changesAt: null }
      }),
    canManagePayment: () => false,
    paymentUrl: () => Promise.reject(apiError('plan/no-payment')),
    invoices: () => Promise.resolve([]),
  }
}
