import { randomUUID } from 'node:crypto'
import {
  type CatalogDocument,
  type LineInput,
  type PricingContext,
  priceRequestFor,
  type QuoteLine,
} from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { price, PricingError } from '@costard/pricing'
import { apiError } from '../api-error.ts'

/** Returns a line with its price; an existing id is kept. Throws quote/variant-unknown, quote/line-invalid. */
export function priceLine(
  pricing: PricingContext,
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
    result: orLineInvalid(() => price(catalog, priceRequestFor(pricing, line))),
  }
}

/** Runs a calculation and throws quote/line-invalid for a PricingError. */
export function orLineInvalid<T>(calculate: () => T): T {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof PricingError) throw apiError('quote/line-invalid', { reason: error.code })
    throw error
  }
}
