import type { CatalogDocument, Localised } from '../catalogs/catalog-document.ts'
import type { CatalogId } from '../ids.ts'
import type { CatalogTaxes, UnlistedTaxes } from './catalog-taxes.ts'

type Kind = CatalogDocument['pricing']['kind']

/**
 * Catalog ids for devices that no catalog of a team lists, the same in every team. Prices are set by hand.
 * These catalogs are stored in no table and shown in no list.
 */
const ids: Readonly<Record<Kind, string>> = {
  buy: 'unlistedBuy000000000',
  repair: 'unlistedRepair000000',
  sell: 'unlistedSell00000000',
}

export const unlistedVariantId = 'device'
/** Version with the tax rate of the country; later versions have the taxes of a published catalog. */
export const firstUnlistedVersion = 1
const repairKey = 'repair'

export function unlistedCatalogId(kind: Kind): CatalogId {
  return ids[kind] as CatalogId // 20 letters and digits
}

export function unlistedKindOf(id: string): Kind | undefined {
  return (['buy', 'repair', 'sell'] as const).find((kind) => ids[kind] === id)
}

/**
 * Returns the services of an unlisted device. Only a repair has one: a repaired device has no price itself.
 */
export function unlistedServices(kind: Kind): readonly { readonly key: string }[] {
  return kind === 'repair' ? [{ key: repairKey }] : []
}

interface TeamMoney {
  readonly currency: string
  readonly taxRateBp: number
}

/** Returns the taxes of a team without published taxes: the rate of its country. */
export function countryTaxes({ currency, taxRateBp }: TeamMoney): CatalogTaxes {
  // US prices exclude sales tax.
  return { priceIncludesTax: currency !== 'USD', taxRates: [{ taxClass: 'standard', rateBp: taxRateBp }] }
}

/**
 * Returns the taxes of a catalog's default class, relabelled as class standard; undefined if the catalog has
 * none.
 */
export function taxesOfCatalog({
  taxClass,
  taxRates,
  priceIncludesTax,
}: Pick<CatalogDocument['pricing'], 'taxClass' | 'taxRates' | 'priceIncludesTax'>): CatalogTaxes | undefined {
  const own = taxRates.filter((rate) => rate.taxClass === taxClass)
  if (own.length === 0) return undefined
  return { priceIncludesTax, taxRates: own.map((rate) => ({ ...rate, taxClass: 'standard' })) }
}

/**
 * Returns the taxes for a kind: those of the last published catalog of the kind, else of any kind, else of
 * the country.
 */
export function taxesForKind(
  kind: Kind,
  all: readonly UnlistedTaxes[],
  team: TeamMoney,
): Omit<UnlistedTaxes, 'kind'> {
  const newest = all.toSorted((a, b) => b.version - a.version)
  return (
    newest.find((one) => one.kind === kind) ??
    newest[0] ?? { version: firstUnlistedVersion, ...countryTaxes(team) }
  )
}

/** Returns the catalog of unlisted devices: no question, one proposition, no price. */
export function unlistedCatalog(
  kind: Kind,
  currency: string,
  { version, priceIncludesTax, taxRates }: Omit<UnlistedTaxes, 'kind'>,
): CatalogDocument {
  return {
    pricing: {
      id: unlistedCatalogId(kind),
      version,
      kind,
      currency,
      rounding: { stepMinor: 1, mode: 'nearest' },
      grades: [],
      deductionCapBp: 10_000,
      nilHandling: 'manual',
      taxClass: 'standard',
      priceIncludesTax,
      taxRates,
      models: [{ id: 'device', variants: [{ id: unlistedVariantId, attributes: {}, priceMinor: null }] }],
      questions: [],
      computation: {},
      propositions: [{ key: 'asAgreed', rateBp: 10_000, isDefault: true }],
      services:
        kind === 'repair' ? [{ key: repairKey, taxClass: 'standard', price: { mode: 'onRequest' } }] : [],
    },
    wording: {
      name: names[kind],
      grades: {},
      questions: {},
      propositions: { asAgreed: { name: asAgreed } },
      services: kind === 'repair' ? { [repairKey]: { name: repair } } : {},
      reasons: {},
    },
    samplePrices: false,
  }
}

const repair: Localised = { en: 'Repair', de: 'Reparatur', fr: 'Réparation', es: 'Reparación' }
const asAgreed: Localised = {
  en: 'As agreed',
  de: 'Wie vereinbart',
  fr: 'Comme convenu',
  es: 'Según lo acordado',
}
const names: Readonly<Record<Kind, Localised>> = {
  buy: { en: 'Purchase, priced by hand' },
  repair: { en: 'Repair, priced by hand' },
  sell: { en: 'Sale, priced by hand' },
}
