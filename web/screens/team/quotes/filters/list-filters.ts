import { declineReasons, quoteLimits, quoteSorts } from '@costard/contract'
import { quoteStates } from '@costard/quotes'

export const kinds = ['buy', 'repair', 'sell', 'mixed'] as const

const day = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
const amount = (value: string) => /^\d{1,15}$/.test(value)
const yes = (value: string) => value === 'true'
const text = (longest: number) => (value: string) => value.length > 0 && value.length <= longest
const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
/** One value, or several comma-separated ones. */
const some = (isOne: (value: string) => boolean) => (value: string) => {
  const values = value.split(',')
  return values.length <= quoteLimits.maxFilterValues && values.every(isOne)
}

/** Validation of the values in the address, by filter; the server validates them again. */
const isValue = {
  state: some(oneOf(quoteStates)),
  search: text(120),
  archived: oneOf(['only', 'with']),
  kind: some(oneOf(kinds)),
  createdBy: some(text(128)),
  siteId: some(text(64)),
  createdFrom: day,
  createdTo: day,
  sentFrom: day,
  sentTo: day,
  validFrom: day,
  validTo: day,
  minMinor: amount,
  maxMinor: amount,
  catalogId: some(text(64)),
  propositionKey: text(64),
  declineReason: some(oneOf(declineReasons)),
  isUndelivered: yes,
  needsYou: yes,
  sort: oneOf(quoteSorts.flatMap((sort) => [sort, `-${sort}`])),
} as const satisfies Record<string, (value: string) => boolean>

export type FilterName = keyof typeof isValue
/** The filters of a list, as in its address. */
export type ListFilters = Readonly<Partial<Record<FilterName, string>>>

// The keys of the record are the filters.
const names = Object.keys(isValue) as FilterName[]

/** Filters that share a chip. */
export const chips = {
  created: ['createdFrom', 'createdTo'],
  staff: ['createdBy'],
  kind: ['kind'],
  site: ['siteId'],
  sent: ['sentFrom', 'sentTo'],
  valid: ['validFrom', 'validTo'],
  amount: ['minMinor', 'maxMinor'],
  catalog: ['catalogId'],
  decline: ['declineReason'],
  offered: ['propositionKey'],
  undelivered: ['isUndelivered'],
  archived: ['archived'],
} as const satisfies Record<string, readonly FilterName[]>
export type ChipName = keyof typeof chips
// Names of the filters that have a chip.
export const chipNames = Object.keys(chips) as ChipName[]

/** Returns the values of a filter that can have several. */
export function valuesOf(filters: ListFilters, name: FilterName): string[] {
  return filters[name]?.split(',') ?? []
}

/** Returns the valid, non-empty filters in an address. */
export function filtersIn(params: URLSearchParams): ListFilters {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.get(name)?.trim()
      return value !== undefined && isValue[name](value) ? [[name, value]] : []
    }),
  )
}

/** Returns filters as a query string, always in the same order. */
export function queryOf(filters: ListFilters): string {
  const set = names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]))
  return new URLSearchParams(set).toString()
}

/** Returns the filters without those of the given chips. */
export function without(filters: ListFilters, ...gone: readonly FilterName[]): ListFilters {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.some((one) => one === name)))
}

export function isUsed(filters: ListFilters, chip: ChipName): boolean {
  return chips[chip].some((name) => filters[name] !== undefined)
}

/** True if the list does not show all quotes; the order is not a filter. */
export function isNarrowed(filters: ListFilters): boolean {
  return queryOf(without(filters, 'sort')) !== ''
}

/** True if a chip filters the list. */
export function hasChips(filters: ListFilters): boolean {
  return chipNames.some((chip) => isUsed(filters, chip))
}
