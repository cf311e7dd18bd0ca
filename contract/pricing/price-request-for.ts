import type { PriceRequest } from '@costard/pricing'
import type { Choice } from '@costard/quotes'
import type { CustomerDetails } from '../customers/customer-fields.ts'
import type { DeviceCheck } from './device-checks.ts'
import type { HandPrice, LineInput, SeenPurchase } from '../quotes/quote-lines.ts'
import type { Team } from '../teams/teams.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export interface PricingContext {
  readonly team: Pick<Team, 'country' | 'taxRegime' | 'marginScheme' | 'cashLimitMinor'>
  readonly customer: Pick<CustomerDetails, 'kind' | 'vatId'> | null
  /** Date in the team's time zone. */
  readonly today: string
}

/** What a line states about its price. */
export type PlainLine = Pick<LineInput, 'variantId' | 'answers'> & {
  readonly services: readonly {
    readonly key: string
    readonly quantity?: number | undefined
    readonly isOptional?: boolean | undefined
  }[]
  readonly quantity: number
  readonly checks: readonly Pick<DeviceCheck, 'kind' | 'result'>[]
  readonly propositionKey?: string | undefined
  readonly handPrice?: Pick<HandPrice, 'amountMinor' | 'services'> | null
  readonly adjustment?: PriceRequest['adjustment'] | null
  readonly purchase?: SeenPurchase | null
  /** With which it was priced; undefined: it is priced now, with that of the team. */
  readonly cashLimitMinor?: number | null | undefined
}

/**
 * Returns the price request of a line, without the services that its customer can add. Browser and server use the same
 * one, so they compute the same price.
 */
export function priceRequestFor({ team, customer, today }: PricingContext, line: PlainLine): PriceRequest {
  const cashLimitMinor = line.cashLimitMinor === undefined ? team.cashLimitMinor : line.cashLimitMinor
  return {
    variantId: line.variantId,
    answers: line.answers,
    services: line.services
      .filter(({ isOptional }) => isOptional !== true)
      .map(({ key, quantity }) => ({ key, ...(quantity !== undefined && { quantity }) })),
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
    ...(cashLimitMinor !== null && { cashLimitMinor }),
    date: today,
  }
}

/** Returns the line with the services among `keys` that its customer can add, and without the others. */
export function withOptions<Line extends Pick<PlainLine, 'services'>>(
  line: Line,
  keys: readonly string[],
): Line {
  const services = line.services
    .filter(({ key, isOptional }) => isOptional !== true || keys.includes(key))
    .map(({ isOptional: _isOptional, ...service }) => service)
  return { ...line, services }
}

/** Returns the line as it was accepted. */
export function acceptedLine<
  Line extends Pick<PlainLine, 'services'> & { readonly propositionKey?: string | undefined },
>(lineId: string, line: Line, acceptance: Pick<Choice, 'propositionKeys' | 'options'> | null): Line {
  const propositionKey = acceptance?.propositionKeys?.[lineId] ?? line.propositionKey
  return {
    ...withOptions(line, acceptance?.options?.[lineId] ?? []),
    ...(propositionKey !== undefined && { propositionKey }),
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
