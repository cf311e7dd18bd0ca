import { type CatalogDocument, type LineInput, type PricingContext, priceRequestFor } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { price, PricingError } from '@costard/pricing'
import { obstacleOf } from '@costard/quotes'
import { apiError } from '../../api-error.ts'
import type { LineValues } from './line-store.ts'

/** Inputs of pricing that are the same for all lines of a quote. */
export type QuotePricing = PricingContext & { readonly team: { readonly currency: string } }

/** Where a line is, and what members decided about its price. */
type LinePlace = Pick<LineValues, 'lineId' | 'position'> &
  Partial<Pick<LineValues, 'adjustment' | 'approval'>>

/** Returns a line to store, with its price. Throws quote/variant-unknown, quote/line-invalid. */
export function priceLine(
  pricing: QuotePricing,
  { pricing: catalog }: CatalogDocument,
  input: LineInput,
  { lineId, position, adjustment = null, approval = null }: LinePlace,
): LineValues {
  const { catalogId, variantId, device, answers, checks, propositionKey = null, services, quantity } = input
  const variant = catalog.models.flatMap((model) => model.variants).find(({ id }) => id === variantId)
  if (!variant) throw apiError('quote/variant-unknown', { variantId })
  const { key: deviceKey = null, name: deviceName, imei = null, serial = null } = device
  if (quantity > 1 && (imei ?? serial) !== null)
    throw apiError('quote/line-invalid', { reason: 'one-device-per-number' })
  if (catalog.currency !== pricing.team.currency)
    throw apiError('quote/line-invalid', { reason: 'mixed-currencies' })
  const result = orLineInvalid(() => price(catalog, priceRequestFor(pricing, { ...input, adjustment })))
  const { chargeMinor, payoutMinor, netMinor } = result
  return {
    lineId,
    position,
    kind: catalog.kind,
    catalogId,
    catalogVersion: catalog.version,
    variantId,
    variantLabel: variantLabel(variant.attributes),
    deviceKey,
    deviceName,
    imei,
    serial,
    answers,
    checks,
    propositionKey,
    services,
    quantity,
    adjustment,
    approval,
    fulfilment: null,
    chargeMinor,
    payoutMinor,
    netMinor,
    obstacle: obstacleOf(result, approval?.state === 'released') ?? null,
    pricedOn: pricing.today,
    result,
  }
}

/** Runs a calculation and throws quote/line-invalid for a PricingError. */
function orLineInvalid<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof PricingError) throw apiError('quote/line-invalid', { reason: error.code })
    throw error
  }
}
