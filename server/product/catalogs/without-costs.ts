import type { CatalogDocument } from '@costard/contract'

/** Copies by the cached document: a large one is copied once, and its copy is freed with it. */
const copies = new WeakMap<CatalogDocument, CatalogDocument>()

/** Returns the document for those who may not see costs; the same one if it has none. */
export function catalogWithoutCosts(document: CatalogDocument): CatalogDocument {
  const known = copies.get(document)
  if (known) return known
  const copy = copyWithoutCosts(document)
  copies.set(document, copy)
  return copy
}

function copyWithoutCosts(document: CatalogDocument): CatalogDocument {
  const { models, services } = document.pricing
  const hasCost = ({ costMinor }: { readonly costMinor?: number }) => costMinor !== undefined
  if (!services.some(hasCost) && !models.some(({ variants }) => variants.some(hasCost))) return document
  return {
    ...document,
    pricing: {
      ...document.pricing,
      models: models.map((model) => ({ ...model, variants: model.variants.map(withoutCost) })),
      services: services.map(withoutCost),
    },
  }
}

function withoutCost<T extends { readonly costMinor?: number }>(priced: T): Omit<T, 'costMinor'> {
  const { costMinor: _, ...rest } = priced
  return rest
}
