import type { Minor } from '../amounts.ts'
import type { PriceResult } from '../price-result.ts'
import type { LineTaxes } from './tax/tax.ts'
import type { TraceWriter } from './trace-writer.ts'

/** Services, bundles, adjustment and taxes of a line. */
export interface LineParts {
  readonly services: PriceResult['services']
  readonly bundles: PriceResult['bundles']
  readonly onRequest: PriceResult['onRequest']
  readonly adjustmentMinor: Minor
  readonly approval: PriceResult['approval']
  readonly taxes: LineTaxes
}

// Most lists are empty: all prices share these frozen ones.
export const noServices: PriceResult['services'] = Object.freeze([])
export const noBundles: PriceResult['bundles'] = Object.freeze([])
export const noKeys: readonly string[] = Object.freeze([])
export const noApproval: PriceResult['approval'] = Object.freeze([])

export function quantityStep(offerMinor: Minor, quantity: number, trace: TraceWriter): void {
  const more = offerMinor * (quantity - 1)
  if (more !== 0) trace.plain('line', 'quantity', { quantity }, more)
}
