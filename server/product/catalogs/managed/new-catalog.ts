import type { CatalogDocument, CatalogId, CatalogTaxes } from '@costard/contract'
import type { TeamRow } from '../../teams/team-store.ts'
import { starterCatalogs } from '../starter/starter-catalogs.ts'
import { starterMoney } from '../starter/starter-money.ts'

type Kind = CatalogDocument['pricing']['kind']
type TeamMoney = Pick<TeamRow, 'currency' | 'taxRateBp'>

/** Returns the sample of a kind; in a currency without samples, with its questions and no prices. */
export function sampleCatalog(
  kind: Kind,
  { currency, taxRateBp }: TeamMoney,
  taxes: CatalogTaxes,
  id: CatalogId,
): CatalogDocument {
  const samples = starterCatalogs({ currency, taxRateBp, newId: () => id })
  const sample = samples.find(({ pricing }) => pricing.kind === kind)
  if (!sample) throw new Error(`there is no sample of kind ${kind}`)
  return { ...sample, pricing: { ...sample.pricing, ...taxes } }
}

/** Returns a catalog without models, questions and offers. */
export function emptyCatalog(
  kind: Kind,
  { currency }: Pick<TeamMoney, 'currency'>,
  { priceIncludesTax, taxRates }: CatalogTaxes,
  id: CatalogId,
): CatalogDocument {
  const { unit } = starterMoney(currency)
  return {
    pricing: {
      id,
      version: 0,
      kind,
      currency,
      rounding: kind === 'buy' ? { stepMinor: 5 * unit, mode: 'down' } : { stepMinor: unit, mode: 'nearest' },
      deductionCapBp: 9000,
      nilHandling: 'manual',
      taxClass: 'standard',
      priceIncludesTax,
      taxRates,
      grades: [{ code: 'A', rank: 1, factorBp: 10_000 }],
      models: [],
      questions: [],
      computation: {},
      propositions: [],
      services: [],
    },
    wording: {
      name: {},
      grades: { A: { label: { en: 'Like new' } } },
      questions: {},
      propositions: {},
      services: {},
      reasons: {},
    },
    samplePrices: false,
  }
}
