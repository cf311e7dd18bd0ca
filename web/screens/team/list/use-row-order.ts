import { compareNames } from '@costard/contract'
import { useSearchParams } from 'react-router'
import type { SortOrder } from './sort-head.tsx'

/**
 * Values for sorting rows: texts as names, numbers by size. Rows with undefined are last in both directions.
 */
export type SortValues<Row> = Readonly<Record<string, (row: Row) => string | number | undefined>>

/** Sort order, kept in the address, of a list whose rows are all in the browser. */
export function useRowOrder<Row>(
  rows: readonly Row[],
  values: SortValues<Row>,
): { readonly sorted: readonly Row[]; readonly order: SortOrder } {
  const { sort, onSort } = useOrderInAddress()
  const valueOf = sort === undefined ? undefined : values[sort.replace(/^-/, '')]
  return {
    sorted: valueOf ? sortedBy(rows, valueOf, sort?.startsWith('-') === true) : rows,
    order: { sort: valueOf && sort, onSort },
  }
}

/** The sort order in the address, which may not be valid for the list. */
export function useOrderInAddress(): SortOrder {
  const [params, setParams] = useSearchParams()
  return {
    sort: params.get('sort') ?? undefined,
    onSort: (next) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('sort')
          if (next !== undefined) after.set('sort', next)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

export function sortedBy<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | undefined,
  isDown: boolean,
): readonly Row[] {
  return rows.toSorted((one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)]
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined)
    const order =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : compareNames(String(first), String(second))
    return isDown ? -order : order
  })
}
