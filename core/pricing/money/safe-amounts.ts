import { PricingError } from '../pricing-error.ts'

/** Throws amount-too-large if any number in the value, at any depth, is not a safe integer. */
export function requireSafeAmounts(value: unknown): void {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new PricingError('amount-too-large')
  } else if (typeof value === 'object' && value !== null) {
    for (const entry of Object.values(value)) requireSafeAmounts(entry)
  }
}
