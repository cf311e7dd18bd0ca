import { refurbishedSale } from './refurbished-sale.ts'
import { repair } from './repair.ts'
import type { StarterCatalog } from './starter-catalog.ts'
import { starterMoney } from './starter-money.ts'
import { tradeIn } from './trade-in.ts'

export type { StarterCatalog } from './starter-catalog.ts'

/** Returns the three catalogs of a new team, with sample prices in EUR, GBP and USD and empty prices in other currencies. */
export function starterCatalogs({
  currency,
  taxRateBp,
  newId,
}: {
  readonly currency: string
  readonly taxRateBp: number
  readonly newId: () => string
}): StarterCatalog[] {
  const money = starterMoney(currency)
  return [tradeIn, repair, refurbishedSale].map((make) => make({ catalogId: newId(), money, taxRateBp }))
}
