import { auditedEntities, type AuditFilters } from '@costard/contract'

const day = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** Validation of the values in the address, by filter; the server validates them again. */
const isValue = {
  actorId: (value: string) => value.length > 0 && value.length <= 128,
  entity: (value: string) => auditedEntities.some((one) => one === value),
  from: day,
  to: day,
} as const satisfies Record<keyof AuditFilters, (value: string) => boolean>

// The keys of the record are the filters.
const filterNames = Object.keys(isValue) as (keyof AuditFilters)[]

/** Returns the valid, non-empty filters in an address. */
export function filtersIn(params: URLSearchParams): AuditFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)
      return value !== null && isValue[name](value) ? [[name, value]] : []
    }),
  )
}

/** Returns filters as a query string. */
export function queryOf(filters: AuditFilters): Record<string, string> {
  return Object.fromEntries(
    filterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  )
}
