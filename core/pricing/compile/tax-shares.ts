import type { Bp } from '../amounts.ts'
import type { Tax, TaxRate } from '../catalog.ts'
import { mulDiv } from '../money/arithmetic.ts'

/**
 * Taxes of a class, as whole numbers: a tax is `part / whole` of a net amount, `part / gross` of one with
 * taxes.
 */
export interface TaxShares {
  readonly rateBp: Bp
  readonly whole: number
  readonly gross: number
  /** True for a rate without separate taxes: one part. */
  readonly isSingle: boolean
  readonly parts: readonly { readonly part: number; readonly tax?: Tax }[]
}

export const noShares = singleRate(0)

const wholePcm = 100_000

/** Exact for up to three taxes of at most 100 %: the largest number is 8 * 10^15. */
export function taxShares(rate: TaxRate): TaxShares {
  if ('rateBp' in rate) return singleRate(rate.rateBp)
  if (rate.taxes.length === 0) return singleRate(0)
  // A compound tax needs a denominator 100000 times larger than the taxes it contains.
  const compounds = rate.taxes.filter(isCompound).length
  const whole = wholePcm ** (1 + compounds)
  let gross = whole
  const parts = rate.taxes.map((tax, index) => {
    const part = ((isCompound(tax, index) ? gross : whole) / wholePcm) * tax.ratePcm
    gross += part
    return { part, tax }
  })
  const rateBp = mulDiv(gross - whole, 10000, whole)
  return { rateBp, whole, gross, isSingle: false, parts }
}

function singleRate(rateBp: Bp): TaxShares {
  return { rateBp, whole: 10000, gross: 10000 + rateBp, isSingle: true, parts: [{ part: rateBp }] }
}

/** True if a tax is compound. The first has no tax before, so it is not. */
function isCompound(tax: Tax, index: number): boolean {
  return index > 0 && tax.isCompound === true
}
