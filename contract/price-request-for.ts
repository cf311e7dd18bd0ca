import type { PriceRequest } from '@costard/pricing'
import type { CustomerDetails } from './customer-fields.ts'
import type { DeviceCheck } from './device-checks.ts'
import type { HandPrice, LineInput } from './quote-lines.ts'
import type { Team } from './teams.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export interface PricingContext {
  readonly team: Pick<Team, 'country' | 'taxRegime'>
  readonly customer: CustomerDetails | null
  /** Date in the team's time zone. */
  readonly today: string
}

type PlainLine = Pick<LineInput, 'variantId' | 'answers'> & {
  readonly services: readonly { readonly key: string; readonly quantity?: number | undefined }[]
  readonly quantity: number
  readonly checks: readonly Pick<DeviceCheck, 'kind' | 'result'>[]
  readonly propositionKey?: string | undefined
  readonly handPrice?: Pick<HandPrice, 'amountMinor' | 'services'> | null
  readonly adjustment?: PriceRequest['adjustment'] | null
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
    ...(customer && { customer: { kind: customer.kind, country: team.country } }),
    ...(line.handPrice && {
      byHand: {
        ...(line.handPrice.amountMinor !== null && { amountMinor: line.handPrice.amountMinor }),
        services: line.handPrice.services,
      },
    }),
    ...(line.adjustment && { adjustment: line.adjustment }),
    tax: { regime: team.taxRegime },
    date: today,
  }
}
