import type { Model, Variant } from '@costard/pricing'
import type { CatalogDocument } from './catalog-document.ts'
import type { CatalogPart } from './catalog-parts.ts'

/** A part that only changes amounts of one model or variant. */
export type AmountPart = Extract<CatalogPart, { kind: 'price' | 'cost' | 'gradePrices' | 'limits' }>

export function isAmountPart(part: Pick<CatalogPart, 'kind'>): part is AmountPart {
  const { kind } = part
  return kind === 'price' || kind === 'cost' || kind === 'gradePrices' || kind === 'limits'
}

/** Indexes of the models of a document, by their ids and those of their variants. */
export interface Places {
  readonly ofModels: ReadonlyMap<string, number>
  readonly ofVariants: ReadonlyMap<string, number>
}

/** Returns the indexes of all models, for withAmounts. */
export function placesIn({ pricing }: Pick<CatalogDocument, 'pricing'>): Places {
  const { models } = pricing
  const ofVariants = new Map<string, number>()
  for (const [place, { variants }] of models.entries())
    for (const { id } of variants) ofVariants.set(id, place)
  return { ofModels: new Map(models.map(({ id }, place) => [id, place])), ofVariants }
}

/** Like withParts, for amounts only: unchanged models stay the same objects. */
export function withAmounts(
  document: CatalogDocument,
  parts: readonly AmountPart[],
  { ofModels, ofVariants }: Places,
): CatalogDocument {
  const byPlace = Map.groupBy(parts, ({ kind, key }) => (kind === 'limits' ? ofModels : ofVariants).get(key))
  const grades = new Set(document.pricing.grades.map(({ code }) => code))
  const models = [...document.pricing.models]
  for (const [place, ofModel] of byPlace) {
    const model = place === undefined ? undefined : models[place]
    if (place !== undefined && model) models[place] = withAmountsOf(model, ofModel, grades)
  }
  return { ...document, pricing: { ...document.pricing, models } }
}

function withAmountsOf(model: Model, parts: readonly AmountPart[], grades: ReadonlySet<string>): Model {
  const { id, variants, floorMinor, ceilingMinor, ...rest } = model
  const byVariant = Map.groupBy(
    parts.filter((part) => part.kind !== 'limits'),
    ({ key }) => key,
  )
  const limits = parts.findLast((part) => part.kind === 'limits')
  return {
    id,
    ...rest,
    ...(limits ? limits.value : limitsOf({ floorMinor, ceilingMinor })),
    variants: variants.map((variant) =>
      (byVariant.get(variant.id) ?? []).reduce((before, part) => withAmount(before, part, grades), variant),
    ),
  }
}

function limitsOf({
  floorMinor,
  ceilingMinor,
}: {
  readonly floorMinor: number | undefined
  readonly ceilingMinor: number | undefined
}): Pick<Model, 'floorMinor' | 'ceilingMinor'> {
  return {
    ...(floorMinor !== undefined && { floorMinor }),
    ...(ceilingMinor !== undefined && { ceilingMinor }),
  }
}

function withAmount(
  { costMinor, gradeAmounts, ...variant }: Variant,
  part: Exclude<AmountPart, { kind: 'limits' }>,
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

/** Returns a variant's amounts for grades of the catalog; undefined for none. */
export function ownAmounts(
  amounts: Variant['gradeAmounts'] | null,
  grades: ReadonlySet<string>,
): Variant['gradeAmounts'] | undefined {
  const own = Object.entries(amounts ?? {}).filter(([code]) => grades.has(code))
  return own.length === 0 ? undefined : Object.fromEntries(own)
}
