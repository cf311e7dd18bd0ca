/** Thrown when a request cannot be priced: it is invalid, or an amount leaves the safe integers. */
export class PricingError extends Error {
  readonly code: PricingErrorCode

  constructor(code: PricingErrorCode) {
    super(code)
    this.name = 'PricingError'
    this.code = code
  }
}

export type PricingErrorCode =
  | 'unknown-variant'
  | 'invalid-quantity'
  | 'invalid-date'
  | 'invalid-adjustment'
  | 'invalid-price-by-hand'
  | 'invalid-purchase'
  | 'invalid-cash-limit'
  | 'amount-too-large'
  | 'mixed-currencies'
