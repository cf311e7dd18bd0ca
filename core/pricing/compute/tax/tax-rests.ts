import type { Tax } from '../../catalog.ts'
import { taxShares } from '../../compile/tax-shares.ts'
import { mulDiv } from '../../money/arithmetic.ts'
import type { PriceResult } from '../../price-result.ts'

/** A tax as printed: components with the same direction, rate and name are one tax. */
interface NamedTax {
  readonly direction: 'charge' | 'payout'
  readonly ratePcm: number
  readonly name?: string
}

/**
 * Rest of a tax of one component of a price: the exact tax less the rounded one, `rest / of` minor units.
 * A tax on a margin has no rest, since documents never show it.
 */
export interface TaxRest extends NamedTax {
  /** True if the tax is paid on top of the amount; false if the amount contains it. */
  readonly isAdded: boolean
  readonly rest: number
  readonly of: number
}

/** Returns the rests from rounding the taxes of a price; exact taxes are left out. */
export function taxRestsOf({ tax }: Pick<PriceResult, 'tax'>): readonly TaxRest[] {
  return tax.flatMap(restsOfComponent)
}

/** Difference between a tax rounded once for a document and the sum of its rounded amounts. */
export interface DocumentTax extends NamedTax {
  readonly taxMinor: number
  /** Part of taxMinor: difference in tax that is added to amounts. */
  readonly addedMinor: number
}

/** Rounds each tax of a document once: the sum of its exact amounts to the nearest integer, halves away from zero. */
export function documentTaxes(rests: readonly TaxRest[]): readonly DocumentTax[] {
  return [...byTax(rests).values()].map((ofTax) => {
    const { direction, ratePcm, name } = ofTax[0]! // every group has at least one tax
    const addedMinor = nearestOf(ofTax.filter(({ isAdded }) => isAdded))
    return {
      direction,
      ratePcm,
      ...(name !== undefined && { name }),
      taxMinor: nearestOf(ofTax),
      addedMinor,
    }
  })
}

/** Share of a line in the difference from rounding the taxes of its document once. */
export interface CarriedTax {
  /** Amount added to the customer's payment. */
  readonly netMinor: number
  /** Amount added to the tax of the line. */
  readonly taxMinor: number
}

/**
 * Distributes the difference from rounding each tax of a document once among its lines, one minor unit each,
 * first to those with the largest rest in its direction. The sums are those of documentTaxes.
 */
export function carriedTaxes(lines: readonly (readonly TaxRest[])[]): readonly CarriedTax[] {
  const carried = lines.map(() => ({ netMinor: 0, taxMinor: 0 }))
  const spread = (minor: number, isAdded: boolean, { direction, ratePcm, name }: NamedTax): void => {
    const unit = Math.sign(minor)
    const sign = direction === 'charge' ? unit : 0 - unit
    const shares = lines
      .map((rests, at) => ({
        line: carried[at]!, // one for each line
        rests: rests.filter(
          (one) =>
            one.isAdded === isAdded &&
            one.direction === direction &&
            one.ratePcm === ratePcm &&
            one.name === name,
        ),
      }))
      .filter((share) => share.rests.length > 0)
      .toSorted((a, b) => unit * (sizeOf(b.rests) - sizeOf(a.rests)))
    for (let left = Math.abs(minor), at = 0; left > 0; left -= 1, at += 1) {
      const { line } = shares[at % shares.length]! // a difference only comes from lines with rests
      line.taxMinor += unit
      if (isAdded) line.netMinor += sign
    }
  }
  for (const tax of documentTaxes(lines.flat())) {
    spread(tax.addedMinor, true, tax)
    spread(tax.taxMinor - tax.addedMinor, false, tax)
  }
  return carried
}

function restsOfComponent({
  direction,
  mode,
  rateBp,
  amountMinor,
  taxes,
}: PriceResult['tax'][number]): readonly TaxRest[] {
  if (mode === 'none' || mode === 'buyPrivate' || mode === 'margin') return []
  const isAdded = mode !== 'inclusive'
  const { parts, whole, gross } = taxShares({
    taxClass: '',
    ...(taxes === undefined ? { rateBp } : { taxes }),
  })
  const of = isAdded ? whole : gross
  return parts.flatMap(({ part, tax: one }: { readonly part: number; readonly tax?: Tax }): TaxRest[] => {
    const rest = Number(
      BigInt(amountMinor) * BigInt(part) - BigInt(mulDiv(amountMinor, part, of)) * BigInt(of),
    )
    if (rest === 0) return []
    const { ratePcm = rateBp * 10, name }: Partial<Tax> = one ?? {}
    return [{ direction, isAdded, ratePcm, ...(name !== undefined && { name }), rest, of }]
  })
}

function byTax(rests: readonly TaxRest[]): Map<string, TaxRest[]> {
  return Map.groupBy(rests, ({ direction, ratePcm, name }) => JSON.stringify([direction, ratePcm, name]))
}

function sizeOf(rests: readonly TaxRest[]): number {
  return rests.reduce((sum, { rest, of }) => sum + rest / of, 0)
}

/**
 * Returns the sum of rests, rounded to the nearest integer, halves upwards: with rounded amounts of 0 or
 * more, away from zero.
 */
function nearestOf(rests: readonly TaxRest[]): number {
  let [n, d] = [0n, 1n]
  for (const [of, some] of Map.groupBy(rests, (one) => one.of)) {
    const sum = some.reduce((total, { rest }) => total + BigInt(rest), 0n)
    n = n * BigInt(of) + sum * d
    d *= BigInt(of)
  }
  const [dividend, divisor] = [2n * n + d, 2n * d]
  const quotient = dividend / divisor
  return Number(dividend % divisor < 0n ? quotient - 1n : quotient)
}
