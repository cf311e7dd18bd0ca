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
  const key = `${currency} ${taxRateBp}`
  const samples = made.get(key) ?? makeCatalogs(currency, taxRateBp)
  made.set(key, samples)
  return samples.map(({ pricing, ...rest }) => ({ pricing: { ...pricing, id: newId() }, ...rest }))
}

/** By currency and tax rate, of which the countries have a few dozen. */
const made = new Map<string, readonly StarterCatalog[]>()

function makeCatalogs(currency: string, taxRateBp: number): readonly StarterCatalog[] {
  const money = starterMoney(currency)
  return [tradeIn, repair, refurbishedSale].map((make) => make({ catalogId: '', money, taxRateBp }))
}
