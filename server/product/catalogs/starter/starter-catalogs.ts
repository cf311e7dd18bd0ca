import type { CatalogDocument, CatalogId } from '@costard/contract'
import { refurbishedSale } from './refurbished-sale.ts'
import { repair } from './repair.ts'
import { catalogDocument, type SharedDocument } from '../shared-document.ts'
import type { StarterContext } from './starter-catalog.ts'
import { starterMoney } from './starter-money.ts'
import { tradeIn } from './trade-in.ts'

/** Returns the three catalogs of a new team, with sample prices in EUR, GBP and USD and empty prices in other currencies. */
export function starterCatalogs({
  currency,
  taxRateBp,
  newId,
}: {
  readonly currency: string
  readonly taxRateBp: number
  readonly newId: () => CatalogId
}): CatalogDocument[] {
  const key = `${currency} ${taxRateBp}`
  const samples = made.get(key) ?? makeCatalogs(currency, { taxRateBp })
  made.set(key, samples)
  return samples.map((sample) => catalogDocument(sample, { catalogId: newId(), version: 1 }))
}

/** Catalogs by currency and tax rate; countries have a few dozen combinations. */
const made = new Map<string, readonly SharedDocument[]>()

function makeCatalogs(currency: string, terms: Omit<StarterContext, 'money'>): readonly SharedDocument[] {
  const money = starterMoney(currency)
  return [tradeIn, repair, refurbishedSale].map((make) => make({ money, ...terms }))
}
