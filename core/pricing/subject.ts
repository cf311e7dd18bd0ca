import type { Catalog, Model, Variant } from './catalog.ts'
import { isIsoDate } from './iso-date.ts'
import type { PriceRequest } from './price-request.ts'
import { PricingError } from './pricing-error.ts'

/** What is being priced: the request joined with its place in the catalog. */
export interface Subject {
  readonly catalog: Catalog
  readonly model: Model
  readonly variant: Variant
  readonly request: PriceRequest
  readonly quantity: number
  /** null: nobody has priced this variant. A repair starts at 0, its money sits in services. */
  readonly baseMinor: number | null
}

/** Throws PricingError for a request that cannot be priced at all. */
export function getSubject(catalog: Catalog, request: PriceRequest): Subject {
  const { model, variant } = getVariant(catalog, request.variantId)
  const { quantity = 1, adjustment, tax, date } = request
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999)
    throw new PricingError('invalid-quantity')
  if (!isIsoDate(date)) throw new PricingError('invalid-date')
  if (adjustment && !Number.isSafeInteger(adjustment.amountMinor))
    throw new PricingError('invalid-adjustment')
  if (tax.purchaseMinor !== undefined && !isAmount(tax.purchaseMinor))
    throw new PricingError('invalid-purchase')
  const baseMinor = catalog.kind === 'repair' ? 0 : variant.priceMinor
  return { catalog, model, variant, request, quantity, baseMinor }
}

function getVariant(catalog: Catalog, variantId: string): { model: Model; variant: Variant } {
  for (const model of catalog.models) {
    const variant = model.variants.find(({ id }) => id === variantId)
    if (variant) return { model, variant }
  }
  throw new PricingError('unknown-variant')
}

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
