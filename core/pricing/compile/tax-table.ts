import type { Bp } from '../amounts.ts'
import type { Catalog } from '../catalog.ts'

/** Tax classes by position, with the rates of one day at a time: requests of a day come together. */
export interface TaxTable {
  readonly classes: readonly string[]
  readonly positionOf: (taxClass: string) => number
  /** By position of the class; -1 where none has begun. */
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

/** The latest rate that has begun; the last in the list of those that begin together. -1 for none. */
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
