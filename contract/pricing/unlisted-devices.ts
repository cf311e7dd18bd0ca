import type { CatalogDocument, Localised } from '../catalogs/catalog-document.ts'
import type { CatalogId } from '../ids.ts'
import type { CatalogTaxes, UnlistedTaxes } from './catalog-taxes.ts'

type Kind = CatalogDocument['pricing']['kind']

/**
 * Catalogs that every team has for devices that none of its own lists. Their prices are set by hand. They are in no
 * table and in no list.
 */
const ids: Readonly<Record<Kind, string>> = {
  buy: 'unlistedBuy000000000',
  repair: 'unlistedRepair000000',
  sell: 'unlistedSell00000000',
}

export const unlistedVariantId = 'device'
/** The version with the tax rate of the country; later ones have the taxes of a catalog. */
export const firstUnlistedVersion = 1
const repairKey = 'repair'

export function unlistedCatalogId(kind: Kind): CatalogId {
  return ids[kind] as CatalogId // 20 letters and digits
}

export function unlistedKindOf(id: string): Kind | undefined {
  return (['buy', 'repair', 'sell'] as const).find((kind) => ids[kind] === id)
}

/** Returns the services of an unlisted device: a repair is one service, since the device itself has no price then. */
export function unlistedServices(kind: Kind): readonly { readonly key: string }[] {
  return kind === 'repair' ? [{ key: repairKey }] : []
}

interface TeamMoney {
  readonly currency: string
  readonly taxRateBp: number
}

/** Returns the taxes of a team that published none of its own. */
export function countryTaxes({ currency, taxRateBp }: TeamMoney): CatalogTaxes {
  // US prices exclude sales tax.
  return { priceIncludesTax: currency !== 'USD', taxRates: [{ taxClass: 'standard', rateBp: taxRateBp }] }
}

/** Returns the taxes of a catalog's own class, as those of class standard; undefined where it has none. */
export function taxesOfCatalog({
  taxClass,
  taxRates,
  priceIncludesTax,
}: Pick<CatalogDocument['pricing'], 'taxClass' | 'taxRates' | 'priceIncludesTax'>): CatalogTaxes | undefined {
  const own = taxRates.filter((rate) => rate.taxClass === taxClass)
  if (own.length === 0) return undefined
  return { priceIncludesTax, taxRates: own.map((rate) => ({ ...rate, taxClass: 'standard' })) }
}

/** Returns the taxes for a kind: of the last catalog of the kind, or of the last one, or of the country. */
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
