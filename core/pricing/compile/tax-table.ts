import type { Catalog, TaxRate } from '../catalog.ts'
import { taxShares, type TaxShares } from './tax-shares.ts'

/**
 * Tax classes by position. The rates of one day are cached: consecutive requests usually have the same date.
 */
export interface TaxTable {
  readonly classes: readonly string[]
  readonly positionOf: (taxClass: string) => number
  /** Taxes by position of the class; null if no rate is valid yet. */
  readonly sharesOn: (date: string) => readonly (TaxShares | null)[]
}

export function taxTable({ taxClass, taxRates, services }: Catalog): TaxTable {
  const classes = [...new Set([taxClass, ...services.map((service) => service.taxClass)])]
  let day = ''
  let shares: readonly (TaxShares | null)[] = []
  return {
    classes,
    positionOf: (name) => classes.indexOf(name),
    sharesOn: (date) => {
      if (date !== day) {
        shares = classes.map((name) => {
          const rate = rateOn(date, name, taxRates)
          return rate === null ? null : taxShares(rate)
        })
        day = date
      }
      return shares
    },
  }
}

/** Returns the rate with the latest validFrom up to the date; on a tie the last in the list. */
function rateOn(date: string, taxClass: string, rates: readonly TaxRate[]): TaxRate | null {
  let found: TaxRate | null = null
  let since = ''
  for (const rate of rates) {
    const { taxClass: name, validFrom = '' } = rate
    if (name !== taxClass || validFrom > date || validFrom < since) continue
    found = rate
    since = validFrom
  }
  return found
}
