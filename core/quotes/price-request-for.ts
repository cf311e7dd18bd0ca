import type { Catalog, PriceRequest } from '@costard/pricing'
import { answersWithQuantity, type Difference, type Line } from './line.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export interface PricingContext {
  readonly team: {
    readonly country: string
    readonly taxRegime: PriceRequest['tax']['regime']
    readonly marginScheme: boolean
    readonly cashLimitMinor: number | null
  }
  readonly customer: PricedCustomer | null
  /** Date in the team's time zone. */
  readonly today: string
  /** Audience of the questions. Default: staff. */
  readonly audience?: PriceRequest['audience']
}

interface PricedCustomer {
  readonly kind: 'private' | 'business'
  readonly vatId?: string | undefined
}

/**
 * Returns the price request of a line for a catalog. Optional services are left out, except the options of
 * the difference. Browser and server both use this function, so they compute the same price.
 */
export function priceRequestFor(
  catalog: Pick<Catalog, 'questions'>,
  { team, customer, today, audience }: PricingContext,
  asItStands: Line,
  { options = [], ...difference }: Difference = {},
): PriceRequest {
  const line = { ...asItStands, ...difference }
  const { handPrice, adjustment, propositionKey, cashLimitMinor = team.cashLimitMinor } = line
  return {
    variantId: line.variantId,
    answers: answersWithQuantity(catalog, line),
    services: line.services
      .filter(({ key, isOptional }) => isOptional !== true || options.includes(key))
      .map(({ key, quantity }) => ({ key, ...(quantity !== undefined && { quantity }) })),
    quantity: line.quantity,
    checks: line.checks.map(({ kind, result }) => ({ kind, result })),
    ...(audience && { audience }),
    ...(propositionKey !== undefined && { propositionKey }),
    ...(customer && {
      customer: { kind: customer.kind, country: team.country, vatRegistered: isVatRegistered(customer) },
    }),
    ...(handPrice && {
      byHand: {
        ...(handPrice.amountMinor !== null && { amountMinor: handPrice.amountMinor }),
        services: handPrice.services,
      },
    }),
    ...(adjustment && {
      adjustment: {
        amountMinor: adjustment.amountMinor,
        reason: adjustment.reason,
        maxAdjustBp: adjustment.maxAdjustBp,
      },
    }),
    tax: taxOf(team, line),
    ...(cashLimitMinor !== null && { cashLimitMinor }),
    date: today,
  }
}

/** True if VAT is added to the payment to the customer. */
export function isVatRegistered(customer: PricedCustomer | null): boolean {
  return customer?.kind === 'business' && (customer.vatId ?? '') !== ''
}

function taxOf(
  { taxRegime, marginScheme }: PricingContext['team'],
  { purchase }: Pick<Line, 'purchase'>,
): PriceRequest['tax'] {
  return {
    regime: taxRegime,
    marginScheme: marginScheme && !purchase?.withVat,
    // Members without the right to see the amount get 0 as a placeholder; no amount that they see depends on
    // it.
    ...(purchase && { purchaseMinor: purchase.amountMinor ?? 0 }),
  }
}
