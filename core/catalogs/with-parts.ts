import type { Catalog, Model, Proposition, Question, Service, Variant } from '@costard/pricing'
import type { CatalogDocument, CatalogWording } from './catalog-document.ts'
import { type CatalogPart, type CatalogParts, partId, type PartKind } from './catalog-parts.ts'
import { partsOf } from './parts-of.ts'
import { withCashMarks } from './with-cash-marks.ts'
import { ownAmounts } from './with-amounts.ts'

/**
 * Returns a catalog with parts replaced, added or removed. Ignores parts of missing things, such as the price
 * of a removed variant.
 */
export function withParts(document: CatalogDocument, changed: readonly CatalogPart[]): CatalogDocument {
  const parts = new Map(partsOf(document).map((part) => [partId(part), part]))
  for (const part of changed) parts.set(partId(part), part)
  const found = new Parts(parts.values())
  const { name, description, validDays, samplePrices } = found.one('general') ?? unnamed
  const wording = wordingOf(found)
  const pricing = pricingOf(document.pricing, found)
  return {
    pricing: { ...pricing, propositions: withCashMarks(pricing.propositions, wording.propositions) },
    wording: { name, ...(description && { description }), ...wording },
    ...(validDays !== undefined && { validDays }),
    samplePrices,
  }
}

const kindsOfModels: ReadonlySet<PartKind> = new Set<PartKind>([
  'model',
  'limits',
  'variant',
  'price',
  'gradePrices',
  'cost',
  // Amounts for a removed grade are removed too.
  'grade',
])

/** True if a part can change the models of a catalog. */
export function isOfModels({ kind }: Pick<CatalogPart, 'kind'>): boolean {
  return kindsOfModels.has(kind)
}

/** Like withParts, for parts outside of models: the models stay the same objects. */
export function withRules(document: CatalogDocument, changed: readonly CatalogPart[]): CatalogDocument {
  const { models } = document.pricing
  const rules = withParts({ ...document, pricing: { ...document.pricing, models: [] } }, changed)
  return { ...rules, pricing: { ...rules.pricing, models } }
}

const unnamed: CatalogParts['general'] = { name: {}, samplePrices: false }

type Entry<Kind extends PartKind> = readonly [key: string, value: CatalogParts[Kind]]

/** Parts that are not removed, by kind. */
class Parts {
  readonly #byKind = new Map<PartKind, Map<string, unknown>>()

  constructor(parts: Iterable<CatalogPart>) {
    for (const { kind, key, value } of parts) {
      if (value === null) continue
      const ofKind = this.#byKind.get(kind) ?? new Map<string, unknown>()
      this.#byKind.set(kind, ofKind.set(key, value))
    }
  }

  get<Kind extends PartKind>(kind: Kind, key: string): CatalogParts[Kind] | undefined {
    // The value of a CatalogPart fits its kind.
    return this.#byKind.get(kind)?.get(key) as CatalogParts[Kind] | undefined
  }

  one<Kind extends 'general' | 'rules'>(kind: Kind): CatalogParts[Kind] | undefined {
    return this.get(kind, '')
  }

  all<Kind extends PartKind>(kind: Kind): readonly Entry<Kind>[] {
    return [...(this.#byKind.get(kind) ?? [])] as readonly Entry<Kind>[]
  }

  inOrder<Kind extends 'model' | 'variant' | 'question' | 'proposition' | 'service'>(
    kind: Kind,
  ): readonly Entry<Kind>[] {
    return this.all(kind).toSorted(
      ([keyA, a], [keyB, b]) => a.position - b.position || (keyA < keyB ? -1 : 1),
    )
  }
}

function pricingOf({ id, version, kind, currency, ...before }: Catalog, parts: Parts): Catalog {
  const grades = parts.all('grade').toSorted(([, a], [, b]) => a.rank - b.rank)
  return {
    id,
    version,
    kind,
    currency,
    ...(parts.one('rules') ?? before),
    grades: grades.map(([code, { rank, factorBp }]) => ({ code, rank, factorBp })),
    models: modelsOf(parts, new Set(grades.map(([code]) => code))),
    questions: parts.inOrder('question').map(([key, { pricing }]): Question => ({
      key,
      ...pricing,
    })),
    computation: Object.fromEntries(parts.all('effects').filter(([key]) => parts.get('question', key))),
    propositions: parts.inOrder('proposition').map(([key, { pricing }]): Proposition => ({
      key,
      ...pricing,
      ...(parts.get('rate', key) ?? { rateBp: 10_000 }),
    })),
    services: parts.inOrder('service').map(([key, { pricing }]): Service => {
      const cost = parts.get('serviceCost', key)
      return {
        key,
        ...pricing,
        ...(parts.get('servicePrice', key) ?? { price: { mode: 'onRequest' } }),
        ...(cost && { costMinor: cost.minor }),
      }
    }),
  }
}

function modelsOf(parts: Parts, grades: ReadonlySet<string>): Model[] {
  const variants = Map.groupBy(parts.inOrder('variant'), ([, { modelId }]) => modelId)
  return parts.inOrder('model').map(([id, { pricing }]) => ({
    id,
    ...pricing,
    ...parts.get('limits', id),
    variants: (variants.get(id) ?? []).map(([variantId, { attributes }]): Variant => {
      const cost = parts.get('cost', variantId)
      const own = ownAmounts(parts.get('gradePrices', variantId), grades)
      return {
        id: variantId,
        attributes,
        priceMinor: parts.get('price', variantId)?.minor ?? null,
        ...(own && { gradeAmounts: own }),
        ...(cost && { costMinor: cost.minor }),
      }
    }),
  }))
}

function wordingOf(parts: Parts): Omit<CatalogWording, 'name' | 'description'> {
  return {
    grades: Object.fromEntries(
      parts
        .all('grade')
        .map(([code, { label, description }]) => [code, { label, ...(description && { description }) }]),
    ),
    questions: wordingsOf(parts, 'question'),
    propositions: wordingsOf(parts, 'proposition'),
    services: wordingsOf(parts, 'service'),
    reasons: Object.fromEntries(parts.all('reason')),
    ...groupTexts('questionGroups', parts.all('questionGroup')),
    ...groupTexts('modelGroups', parts.all('modelGroup')),
  }
}

/** Documents from before groups had texts stay without them. */
function groupTexts(
  field: 'questionGroups' | 'modelGroups',
  texts: readonly Entry<'questionGroup' | 'modelGroup'>[],
): Pick<CatalogWording, 'questionGroups' | 'modelGroups'> {
  return texts.length === 0 ? {} : { [field]: Object.fromEntries(texts) }
}

function wordingsOf<Kind extends 'question' | 'proposition' | 'service'>(
  parts: Parts,
  kind: Kind,
): Readonly<Record<string, CatalogParts[Kind]['wording']>> {
  return Object.fromEntries(parts.inOrder(kind).map(([key, { wording }]) => [key, wording]))
}
