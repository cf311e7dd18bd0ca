import { randomUUID } from 'node:crypto'
import type { CatalogDocument, CustomerDetails, LineInput, QuoteLine } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { price, type PriceRequest, PricingError } from '@costard/pricing'
import { apiError } from '../api-error.ts'
import type { TeamRow } from '../teams/team-store.ts'

/** What a line is priced for, besides the line itself. */
export interface Pricing {
  readonly team: TeamRow
  readonly customer: CustomerDetails | null
  /** In the team's time zone. */
  readonly today: string
}

/** A line with its price; one that was priced before keeps its id. Throws quote/variant-unknown, quote/line-invalid. */
export function priceLine(
  pricing: Pricing,
  { pricing: catalog }: CatalogDocument,
  line: LineInput & { readonly id?: string },
): QuoteLine {
  const variant = catalog.models.flatMap((model) => model.variants).find(({ id }) => id === line.variantId)
  if (!variant) throw apiError('quote/variant-unknown', { variantId: line.variantId })
  const { imei, serial } = line.device
  if (line.quantity > 1 && (imei ?? serial) !== undefined)
    throw apiError('quote/line-invalid', { reason: 'one-device-per-number' })
  return {
    ...line,
    id: line.id ?? randomUUID(),
    catalogVersion: catalog.version,
    kind: catalog.kind,
    variantLabel: variantLabel(variant.attributes),
    result: orRefuse(() => price(catalog, requestFor(pricing, line))),
  }
}

/** The request that a stored or new line stands for. */
export function requestFor(
  { team, customer, today }: Pricing,
  line: Pick<LineInput, 'variantId' | 'answers' | 'services' | 'quantity' | 'propositionKey'>,
): PriceRequest {
  return {
    variantId: line.variantId,
    answers: line.answers,
    services: line.services.map(({ key, quantity }) => ({
      key,
      ...(quantity !== undefined && { quantity }),
    })),
    quantity: line.quantity,
    ...(line.propositionKey !== undefined && { propositionKey: line.propositionKey }),
    ...(customer && { customer: { kind: customer.kind, country: team.country } }),
    tax: { regime: team.taxRegime },
    date: today,
  }
}

/** What pricing gives; what it can not price is the caller's fault, quote/line-invalid. */
export function orRefuse<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof PricingError) throw apiError('quote/line-invalid', { reason: error.code })
    throw error
  }
}
