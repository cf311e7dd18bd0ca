import type { CatalogDocument, Localised } from '../catalogs/catalog-document.ts'
import type { CatalogId } from '../ids.ts'

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
export const unlistedVersion = 1
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

/** Returns the catalog of unlisted devices: no question, one proposition, no price. */
export function unlistedCatalog(
  kind: Kind,
  { currency, taxRateBp }: { readonly currency: string; readonly taxRateBp: number },
): CatalogDocument {
  return {
    pricing: {
      id: unlistedCatalogId(kind),
      version: unlistedVersion,
      kind,
      currency,
      rounding: { stepMinor: 1, mode: 'nearest' },
      grades: [],
      deductionCapBp: 10_000,
      nilHandling: 'manual',
      taxClass: 'standard',
      // US prices exclude sales tax, here as in the sample catalogs.
      priceIncludesTax: currency !== 'USD',
      taxRates: [{ taxClass: 'standard', rateBp: taxRateBp }],
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
