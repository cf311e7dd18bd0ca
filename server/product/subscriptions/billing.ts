import type { Invoice, PlanId, SubscriptionState, TeamId } from '@costard/contract'
import type { SubscriptionRow } from './current-plan.ts'

/** A paying team, and the member who acts. */
export interface Payer {
  readonly teamId: TeamId
  readonly teamName: string
  readonly email: string | undefined
  readonly createdAt: Date
  readonly row: SubscriptionRow | undefined
  /** Stores the team's customer id at the payment provider, at once. Returns the id that was stored first. */
  readonly keepCustomer: (customerRef: string) => Promise<string>
}

/** Returns the new row, from the current one, which may differ from the row that was read before. */
export type ChangeRow = (row: SubscriptionRow | undefined) => SubscriptionRow

/** Billing of teams. Methods that call a payment provider throw plan/provider-unavailable. */
export interface Billing {
  readonly provider: SubscriptionState['provider']
  /** Returns the monthly prices. */
  readonly prices: () => Promise<ReadonlyMap<PlanId, NonNullable<Invoice['total']>>>
  /**
   * Chooses a plan. checkoutUrl: page of the payment, before the plan starts. Throws plan/sign-up-to-choose.
   */
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

/** Returns the row of a team without one, with no plan chosen. */
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
