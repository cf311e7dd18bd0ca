import { auditedEntities, type AuditFilters } from '@costard/contract'

const day = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** Checks of values in the address, by filter; the server checks them again. */
const isValue = {
  actorId: (value: string) => value.length > 0 && value.length <= 128,
  entity: (value: string) => auditedEntities.some((one) => one === value),
  from: day,
  to: day,
} as const satisfies Record<keyof AuditFilters, (value: string) => boolean>

// The keys of the record are its filters.
const filterNames = Object.keys(isValue) as (keyof AuditFilters)[]

/** Returns the filters in an address, without what is none. */
export function filtersIn(params: URLSearchParams): AuditFilters {
  return Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name)
      return value !== null && isValue[name](value) ? [[name, value]] : []
    }),
  )
}

/** Returns filters as an address. */
export function queryOf(filters: AuditFilters): Record<string, string> {
  return Object.fromEntries(
    filterNames.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  )
}
