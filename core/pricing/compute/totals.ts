import { sum } from '../money/arithmetic.ts'
import type { PriceResult } from '../price-result.ts'
import { PricingError } from '../pricing-error.ts'
import { requireSafeAmounts } from '../money/safe-amounts.ts'

export type QuoteTotals = Pick<
  PriceResult,
  'chargeMinor' | 'payoutMinor' | 'netMinor' | 'taxChargeMinor' | 'taxPayoutMinor' | 'taxInternalMinor'
>

/** Sums the lines without rounding. Pass only lines that are not declined. Throws mixed-currencies. */
export function totals(lines: readonly (QuoteTotals & Pick<PriceResult, 'currency'>)[]): QuoteTotals {
  if (new Set(lines.map(({ currency }) => currency)).size > 1) throw new PricingError('mixed-currencies')
  const chargeMinor = sum(lines.map((line) => line.chargeMinor))
  const payoutMinor = sum(lines.map((line) => line.payoutMinor))
  const result = {
    chargeMinor,
    payoutMinor,
    netMinor: chargeMinor - payoutMinor,
    taxChargeMinor: sum(lines.map((line) => line.taxChargeMinor)),
    taxPayoutMinor: sum(lines.map((line) => line.taxPayoutMinor)),
    taxInternalMinor: sum(lines.map((line) => line.taxInternalMinor)),
  }
  requireSafeAmounts(result)
  return result
}
