/** Thrown if a request cannot be priced, because it is invalid or an amount is not a safe integer. */
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
