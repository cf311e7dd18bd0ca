import type { Bp } from '../amounts.ts'
import type { Catalog } from '../catalog.ts'

/** Tax classes by position. The rates of one day are cached: consecutive requests mostly have the same date. */
export interface TaxTable {
  readonly classes: readonly string[]
  readonly positionOf: (taxClass: string) => number
  /** Rates by position of the class; -1 where no rate is valid yet. */
  readonly ratesOn: (date: string) => readonly number[]
}

export function taxTable({ taxClass, taxRates, services }: Catalog): TaxTable {
  const classes = [...new Set([taxClass, ...services.map((service) => service.taxClass)])]
  let day = ''
  let rates: readonly number[] = []
  return {
    classes,
    positionOf: (name) => classes.indexOf(name),
    ratesOn: (date) => {
      if (date !== day) {
        rates = classes.map((name) => rateOn(date, name, taxRates))
        day = date
      }
      return rates
    },
  }
}

/** Returns the rate with the latest validFrom up to the date; on a tie the last in the list. -1 for none. */
export function rateOn(date: string, taxClass: string, rates: Catalog['taxRates']): Bp {
  let found: Bp = -1
  let since = ''
  for (const { taxClass: name, rateBp, validFrom = '' } of rates) {
    if (name !== taxClass || validFrom > date || validFrom < since) continue
    found = rateBp
    since = validFrom
  }
  return found
}
