import type { Invoice, PlanId, SubscriptionState, TeamId } from '@costard/contract'
import type { SubscriptionRow } from './current-plan.ts'

/** A team that pays, and who acts for it. */
export interface Payer {
  readonly teamId: TeamId
  readonly teamName: string
  readonly email: string | undefined
  readonly createdAt: Date
  readonly row: SubscriptionRow | undefined
  /** Stores the team's customer at the payment provider, at once. Returns the one that was stored first. */
  readonly keepCustomer: (customerRef: string) => Promise<string>
}

/** Changes the row that is stored when the change is made, which may be another than the one that was read. */
export type ChangeRow = (row: SubscriptionRow | undefined) => SubscriptionRow

/** Payments of teams. Calls of a payment provider throw plan/provider-unavailable. */
export interface Billing {
  readonly provider: SubscriptionState['provider']
  /** Prices of a month. */
  readonly prices: () => Promise<ReadonlyMap<PlanId, NonNullable<Invoice['total']>>>
  /** checkoutUrl: where the payment is arranged before the plan starts. Throws plan/sign-up-to-choose. */
  readonly choose: (
    payer: Payer,
    plan: PlanId,
  ) => Promise<{ readonly change: ChangeRow; readonly checkoutUrl: string | null }>
  /** Throws plan/not-ending. */
  readonly resume: (payer: Payer) => Promise<ChangeRow>
  readonly canManagePayment: (row: SubscriptionRow | undefined) => boolean
  /** Throws plan/no-payment. */
  readonly paymentUrl: (payer: Payer) => Promise<string>
  readonly invoices: (payer: Payer) => Promise<Invoice[]>
}

/** A row of a team that has none, with no plan chosen. */
export function emptyRow(teamId: TeamId, startedAt: Date): SubscriptionRow {
  return {
    teamId,
    plan: null,
    trialEndsAt: null,
    startedAt,
    periodEndsAt: null,
    nextPlan: null,
    changesAt: null,
    pastDueSince: null,
    customerRef: null,
    subscriptionRef: null,
  }
}
