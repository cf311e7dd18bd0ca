import type { CatalogDocument, CatalogSummary } from '@costard/contract'

/** Fields of a catalog version for lists, stored separately so that lists read no document. */
export type StoredSummary = Omit<CatalogSummary, 'id' | 'version' | 'publishedAt'>

export function storedSummary({ pricing, wording, samplePrices }: CatalogDocument): StoredSummary {
  return {
    name: wording.name,
    ...(wording.description && { description: wording.description }),
    kind: pricing.kind,
    currency: pricing.currency,
    models: pricing.models.length,
    questions: pricing.questions.length,
    hasPrices: hasPrices(pricing),
    samplePrices,
  }
}

function hasPrices({ kind, models, services }: CatalogDocument['pricing']): boolean {
  return kind === 'repair'
    ? services.some(
        (service) =>
          service.price.mode !== 'onRequest' ||
          service.overrides?.some(({ price }) => price.mode !== 'onRequest'),
      )
    : models.some((model) => model.variants.some((variant) => variant.priceMinor !== null))
}
