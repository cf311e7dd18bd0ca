import type { PriceRequest } from '@costard/pricing'
import type { CustomerDetails } from './customer-fields.ts'
import type { DeviceCheck } from './device-checks.ts'
import type { HandPrice, LineInput, SeenPurchase } from './quote-lines.ts'
import type { Team } from './teams.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export interface PricingContext {
  readonly team: Pick<Team, 'country' | 'taxRegime' | 'marginScheme'>
  readonly customer: Pick<CustomerDetails, 'kind' | 'vatId'> | null
  /** Date in the team's time zone. */
  readonly today: string
}

/** What a line states about its price. */
export type PlainLine = Pick<LineInput, 'variantId' | 'answers'> & {
  readonly services: readonly { readonly key: string; readonly quantity?: number | undefined }[]
  readonly quantity: number
  readonly checks: readonly Pick<DeviceCheck, 'kind' | 'result'>[]
  readonly propositionKey?: string | undefined
  readonly handPrice?: Pick<HandPrice, 'amountMinor' | 'services'> | null
  readonly adjustment?: PriceRequest['adjustment'] | null
  readonly purchase?: SeenPurchase | null
}

/** Returns the price request of a line. Browser and server use the same one, so they compute the same price. */
export function priceRequestFor({ team, customer, today }: PricingContext, line: PlainLine): PriceRequest {
  return {
    variantId: line.variantId,
    answers: line.answers,
    services: line.services.map(({ key, quantity }) => ({
      key,
      ...(quantity !== undefined && { quantity }),
    })),
    quantity: line.quantity,
    checks: line.checks.map(({ kind, result }) => ({ kind, result })),
    ...(line.propositionKey !== undefined && { propositionKey: line.propositionKey }),
    ...(customer && {
      customer: { kind: customer.kind, country: team.country, vatRegistered: isVatRegistered(customer) },
    }),
    ...(line.handPrice && {
      byHand: {
        ...(line.handPrice.amountMinor !== null && { amountMinor: line.handPrice.amountMinor }),
        services: line.handPrice.services,
      },
    }),
    ...(line.adjustment && { adjustment: line.adjustment }),
    tax: taxOf(team, line),
    date: today,
  }
}

/** Whether VAT is added to what the customer is paid. */
export function isVatRegistered(customer: Pick<CustomerDetails, 'kind' | 'vatId'> | null): boolean {
  return customer?.kind === 'business' && (customer.vatId ?? '') !== ''
}

function taxOf(
  { taxRegime, marginScheme }: PricingContext['team'],
  { purchase }: PlainLine,
): PriceRequest['tax'] {
  return {
    regime: taxRegime,
    marginScheme: marginScheme && !purchase?.withVat,
    // Who may not see the amount still sees that it is stated; no amount that they see depends on it.
    ...(purchase && { purchaseMinor: purchase.amountMinor ?? 0 }),
  }
}
