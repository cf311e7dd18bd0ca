import type { Tax } from '../catalog.ts'
import { taxShares } from '../compile/tax-shares.ts'
import { restOfMulDiv } from '../money/arithmetic.ts'
import type { PriceResult } from '../price-result.ts'

/** What rounding the taxes of one price left, by tax. A tax on a margin is left out: no document shows it. */
export interface TaxRest {
  readonly direction: 'charge' | 'payout'
  /** True if the tax is paid on top of the amount; false if the amount contains it. */
  readonly isAdded: boolean
  readonly ratePcm: number
  readonly name?: string
  readonly isCompound?: true
  /** Exact tax less the rounded one, in millionths of a minor unit. */
  readonly restMicro: number
}

/** Returns the rests of a price, those of one tax added up; taxes without a rest are left out. */
export function taxRestsOf({ tax }: Pick<PriceResult, 'tax'>): readonly TaxRest[] {
  return mergedRests(tax.flatMap(restsOfComponent))
}

/** Adds up the rests of each tax. */
export function mergedRests(rests: readonly TaxRest[]): readonly TaxRest[] {
  const groups = Map.groupBy(rests, ({ restMicro: _rest, ...tax }) =>
    JSON.stringify([tax.direction, tax.isAdded, tax.ratePcm, tax.name, tax.isCompound]),
  )
  return [...groups.values()].flatMap((group) => {
    const restMicro = group.reduce((sum, one) => sum + one.restMicro, 0)
    return restMicro === 0 ? [] : [{ ...group[0]!, restMicro }] // a group has one at least
  })
}

/** Returns what a tax of a whole document, rounded once, has more than its rounded amounts. */
export function documentRounding(restMicro: number): number {
  return Math.floor(restMicro / 1_000_000 + 1 / 2) || 0
}

function restsOfComponent(component: PriceResult['tax'][number]): TaxRest[] {
  const { direction, mode, rateBp, amountMinor, taxes } = component
  if (mode === 'none' || mode === 'buyPrivate' || mode === 'margin') return []
  const isAdded = mode !== 'inclusive'
  const { parts, whole, gross } = taxShares({
    taxClass: '',
    ...(taxes === undefined ? { rateBp } : { taxes }),
  })
  return parts.flatMap(({ part, tax: { ratePcm, name, isCompound } = { ratePcm: rateBp * 10 } as Tax }) => {
    const restMicro = restOfMulDiv(amountMinor, part, isAdded ? whole : gross)
    if (restMicro === 0) return []
    const named = { ...(name !== undefined && { name }), ...(isCompound === true && { isCompound }) }
    return [{ direction, isAdded, ratePcm, ...named, restMicro }]
  })
}
