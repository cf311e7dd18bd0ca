/** Thrown when there is nothing to price: the request is impossible, or an amount is out of reach. */
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
  | 'invalid-purchase'
  | 'amount-too-large'
  | 'mixed-currencies'
