import type { Model, Variant } from '@costard/pricing'
import type { CatalogDocument } from './catalog-document.ts'
import type { CatalogPart } from './catalog-parts.ts'

/** A part that changes one amount of a variant and nothing else. */
export type AmountPart = Extract<CatalogPart, { kind: 'price' | 'cost' }>

export function isAmountPart(part: Pick<CatalogPart, 'kind'>): part is AmountPart {
  return part.kind === 'price' || part.kind === 'cost'
}

/** Returns the places of the models of all variants, for withAmounts. */
export function placesOfVariants({ pricing }: CatalogDocument): ReadonlyMap<string, number> {
  return new Map(
    pricing.models.flatMap(({ variants }, place) => variants.map(({ id }) => [id, place] as const)),
  )
}

/** Like withParts, for amounts alone: models without a change stay the same objects. */
export function withAmounts(
  document: CatalogDocument,
  parts: readonly AmountPart[],
  places: ReadonlyMap<string, number>,
): CatalogDocument {
  const byPlace = Map.groupBy(parts, ({ key }) => places.get(key))
  const models = [...document.pricing.models]
  for (const [place, ofModel] of byPlace) {
    const model = place === undefined ? undefined : models[place]
    if (place !== undefined && model) models[place] = withAmountsOf(model, ofModel)
  }
  return { ...document, pricing: { ...document.pricing, models } }
}

function withAmountsOf(model: Model, parts: readonly AmountPart[]): Model {
  const byVariant = Map.groupBy(parts, ({ key }) => key)
  return {
    ...model,
    variants: model.variants.map((variant) => (byVariant.get(variant.id) ?? []).reduce(withAmount, variant)),
  }
}

function withAmount({ costMinor, ...variant }: Variant, { kind, value }: AmountPart): Variant {
  const cost = kind === 'cost' ? value?.minor : costMinor
  return {
    ...variant,
    priceMinor: kind === 'price' ? (value?.minor ?? null) : variant.priceMinor,
    ...(cost !== undefined && { costMinor: cost }),
  }
}
