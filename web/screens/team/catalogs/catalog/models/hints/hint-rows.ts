import { hintSteps, type HintSteps, type HintTerms } from '@costard/catalogs'
import type { PriceHint } from '@costard/contract'
import { familyOf, inFamilies, rowsOf } from '@costard/contract/price-grid'
import { nameOfVariant } from '@costard/contract/price-lists'
import { findNamed } from '@costard/devices'
import type { Model } from '@costard/pricing'

/** A variant with the own price, the hint, and the result of a rule. */
export interface HintRow {
  readonly variantId: string
  readonly name: string
  readonly deviceKey: string | undefined
  readonly family: string
  readonly floor: number | null
  readonly own: number | null
  readonly hint: number | null
  /** Own price compared with the hint. Basis points; null: one is missing. */
  readonly offBp: number | null
  readonly steps: HintSteps | undefined
  /** Own price compared with the result of the rule. Basis points; null: one is missing. */
  readonly moveBp: number | null
}

/** Changes above this are counted before a draft is filled. Basis points. */
export const largeMoveBp = 2000

/**
 * Returns a row for each variant of the models, grouped by family like the grid of models. A variant without
 * a hint has no result.
 */
export function hintRows(
  models: readonly Model[],
  hints: readonly PriceHint[],
  termsOf: (family: string) => HintTerms | undefined,
): readonly HintRow[] {
  const byVariant = new Map(
    hints.filter(({ grade }) => grade === null).map(({ variantId, minor }) => [variantId, minor]),
  )
  return inFamilies(models).flatMap((model) => {
    const family = familyOf(model)
    const terms = termsOf(family)
    const floor = model.floorMinor ?? null
    return rowsOf(model).flatMap(({ variants }) =>
      [...variants.values()].map(({ id, priceMinor: own }): HintRow => {
        const hint = byVariant.get(id) ?? null
        const steps = hint !== null && terms ? hintSteps(hint, terms, floor) : undefined
        return {
          variantId: id,
          name: nameOfVariant([model], id),
          deviceKey: model.deviceKey,
          family,
          floor,
          own,
          hint,
          offBp: shareOf(own, hint),
          steps,
          moveBp: steps ? shareOf(steps.result, own) : null,
        }
      }),
    )
  })
}

/** Returns by how much the first amount exceeds the second. Basis points. */
function shareOf(one: number | null, other: number | null): number | null {
  if (one === null || other === null || other === 0) return null
  return Math.round(((one - other) * 10_000) / other)
}

/** Sortable columns. */
export type HintColumn = 'name' | 'own' | 'hint' | 'offBp' | 'moveBp'

/**
 * Returns the rows whose price differs by more than a share, sorted by a column; rows without a value come
 * last.
 */
export function shownRows(
  rows: readonly HintRow[],
  {
    search,
    family,
    offBy,
    sort,
    isDown,
  }: {
    /** Search text; empty: all. */
    readonly search: string
    readonly family: string | undefined
    /** Minimum difference in basis points; null: all. */
    readonly offBy: number | null
    /** Sorting; undefined: the order of the catalog. */
    readonly sort: HintColumn | undefined
    readonly isDown: boolean
  },
): readonly HintRow[] {
  const found = search.trim() === '' ? undefined : new Set(findNamed(rows, search, (row) => row))
  const shown = rows.filter(
    (row) =>
      (found?.has(row) ?? true) &&
      (family === undefined || row.family === family) &&
      (offBy === null || (row.offBp !== null && Math.abs(row.offBp) > offBy)),
  )
  if (sort === undefined) return shown
  const sign = isDown ? -1 : 1
  return shown.toSorted((a, b) => {
    const [one, other] = [a[sort], b[sort]]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    if (typeof one === 'string' || typeof other === 'string')
      return String(one).localeCompare(String(other)) * sign
    return (one - other) * sign
  })
}

/** Returns the rows whose price a rule changes. */
export function filledRows(rows: readonly HintRow[]): readonly HintRow[] {
  return rows.filter(({ own, steps }) => steps !== undefined && own !== steps.result)
}
