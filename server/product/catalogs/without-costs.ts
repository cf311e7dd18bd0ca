import type { CatalogDocument } from '@costard/contract'

/** Copies by cached document: a large one is copied once, and the copy is freed with the document. */
const copies = new WeakMap<CatalogDocument, CatalogDocument>()

/** Returns the document for members who may not see costs; the document itself if it has none. */
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
