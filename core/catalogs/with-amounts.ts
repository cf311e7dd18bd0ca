import type { Model, Variant } from '@costard/pricing'
import type { CatalogDocument } from './catalog-document.ts'
import type { CatalogPart } from './catalog-parts.ts'

/** A part that changes amounts of one variant and nothing else. */
export type AmountPart = Extract<CatalogPart, { kind: 'price' | 'cost' | 'gradePrices' }>

export function isAmountPart(part: Pick<CatalogPart, 'kind'>): part is AmountPart {
  return part.kind === 'price' || part.kind === 'cost' || part.kind === 'gradePrices'
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
  const grades = new Set(document.pricing.grades.map(({ code }) => code))
  const models = [...document.pricing.models]
  for (const [place, ofModel] of byPlace) {
    const model = place === undefined ? undefined : models[place]
    if (place !== undefined && model) models[place] = withAmountsOf(model, ofModel, grades)
  }
  return { ...document, pricing: { ...document.pricing, models } }
}

function withAmountsOf(model: Model, parts: readonly AmountPart[], grades: ReadonlySet<string>): Model {
  const byVariant = Map.groupBy(parts, ({ key }) => key)
  return {
    ...model,
    variants: model.variants.map((variant) =>
      (byVariant.get(variant.id) ?? []).reduce((before, part) => withAmount(before, part, grades), variant),
    ),
  }
}

function withAmount(
  { costMinor, gradeAmounts, ...variant }: Variant,
  part: AmountPart,
  grades: ReadonlySet<string>,
): Variant {
  const cost = part.kind === 'cost' ? part.value?.minor : costMinor
  const own = part.kind === 'gradePrices' ? ownAmounts(part.value, grades) : gradeAmounts
  return {
    ...variant,
    priceMinor: part.kind === 'price' ? (part.value?.minor ?? null) : variant.priceMinor,
    ...(own && { gradeAmounts: own }),
    ...(cost !== undefined && { costMinor: cost }),
  }
}

/** Returns the own amounts for the grades that a catalog has; undefined for none. */
export function ownAmounts(
  amounts: Variant['gradeAmounts'] | null,
  grades: ReadonlySet<string>,
): Variant['gradeAmounts'] | undefined {
  const own = Object.entries(amounts ?? {}).filter(([code]) => grades.has(code))
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
