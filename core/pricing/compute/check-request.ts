import { isIsoDate } from '../iso-date.ts'
import type { PriceRequest } from '../price-request.ts'
import { PricingError } from '../pricing-error.ts'

/** Throws PricingError for a request with an invalid value. validDay: a date known to exist. */
export function checkRequest(
  { quantity, adjustment, byHand, tax, cashLimitMinor, date }: PriceRequest,
  validDay: string,
): void {
  if (quantity !== undefined && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999)) {
    throw new PricingError('invalid-quantity')
  }
  if (date !== validDay && !isIsoDate(date)) throw new PricingError('invalid-date')
  if (adjustment && !Number.isSafeInteger(adjustment.amountMinor))
    throw new PricingError('invalid-adjustment')
  if (byHand && !arePrices(byHand)) throw new PricingError('invalid-price-by-hand')
  const { purchaseMinor } = tax
  if (purchaseMinor !== undefined && !(Number.isSafeInteger(purchaseMinor) && purchaseMinor >= 0)) {
    throw new PricingError('invalid-purchase')
  }
  if (cashLimitMinor !== undefined && !(Number.isSafeInteger(cashLimitMinor) && cashLimitMinor >= 0)) {
    throw new PricingError('invalid-cash-limit')
  }
}

function arePrices({ amountMinor = 0, services = {} }: NonNullable<PriceRequest['byHand']>): boolean {
  return [amountMinor, ...Object.values(services)].every((minor) => Number.isSafeInteger(minor) && minor >= 0)
}
