import { useSearchParams } from 'react-router'
import { filtersIn, type ListFilters, queryOf } from './list-filters.ts'

/** Filters of the list, kept in the address together with the view that they started from. */
export function useFilters(): [ListFilters, (filters: ListFilters) => void] {
  const [params, setParams] = useSearchParams()
  const set = (filters: ListFilters) => {
    const after = new URLSearchParams(queryOf(filters))
    const view = params.get('view')
    if (view !== null) after.set('view', view)
    setParams(after, { preventScrollReset: true })
  }
  return [filtersIn(params), set]
}
