import type { Catalog, Model, Proposition, Question, Service } from '@costard/pricing'
import type { CatalogDocument, CatalogWording, Localised } from './catalog-document.ts'
import { type CatalogPart, positionStep } from './catalog-parts.ts'

/** Returns all parts of a catalog, in their order. */
export function partsOf(document: CatalogDocument): CatalogPart[] {
  const { pricing, wording } = document
  return [
    generalPart(document),
    rulesPart(pricing),
    ...pricing.grades.map((grade) => gradePart(grade, wording)),
    ...pricing.models.flatMap(modelParts),
    ...pricing.questions.flatMap((question, index) => questionParts(question, index, pricing, wording)),
    ...pricing.propositions.flatMap((proposition, index) => propositionParts(proposition, index, wording)),
    ...pricing.services.flatMap((service, index) => serviceParts(service, index, wording)),
    ...textParts('reason', wording.reasons),
    ...textParts('questionGroup', wording.questionGroups),
    ...textParts('modelGroup', wording.modelGroups),
  ]
}

function generalPart({ wording, validDays, samplePrices }: CatalogDocument): CatalogPart {
  const { name, description } = wording
  return {
    kind: 'general',
    key: '',
    value: {
      name,
      ...(description && { description }),
      ...(validDays !== undefined && { validDays }),
      samplePrices,
    },
  }
}

function rulesPart(catalog: Catalog): CatalogPart {
  const { rounding, deductionCapBp, minOfferMinor, nilHandling, taxClass, priceIncludesTax, taxRates } =
    catalog
  const { requiredChecks } = catalog
  return {
    kind: 'rules',
    key: '',
    value: {
      rounding,
      deductionCapBp,
      ...(minOfferMinor !== undefined && { minOfferMinor }),
      nilHandling,
      taxClass,
      priceIncludesTax,
      taxRates,
      ...(requiredChecks && { requiredChecks }),
    },
  }
}

function gradePart(
  { code, rank, factorBp }: Catalog['grades'][number],
  { grades }: CatalogWording,
): CatalogPart {
  const { label = {}, description } = grades[code] ?? {}
  return { kind: 'grade', key: code, value: { rank, factorBp, label, ...(description && { description }) } }
}

function modelParts(
  { id, variants, floorMinor, ceilingMinor, ...model }: Model,
  index: number,
): CatalogPart[] {
  const hasLimits = floorMinor !== undefined || ceilingMinor !== undefined
  return [
    { kind: 'model', key: id, value: { pricing: model, position: placeOf(index) } },
    ...(hasLimits
      ? [
          {
            kind: 'limits',
            key: id,
            value: {
              ...(floorMinor !== undefined && { floorMinor }),
              ...(ceilingMinor !== undefined && { ceilingMinor }),
            },
          } as const,
        ]
      : []),
    ...variants.flatMap((variant, place): CatalogPart[] => [
      {
        kind: 'variant',
        key: variant.id,
        value: { modelId: id, attributes: variant.attributes, position: placeOf(place) },
      },
      ...amountPart('price', variant.id, variant.priceMinor),
      ...(variant.gradeAmounts
        ? [{ kind: 'gradePrices', key: variant.id, value: variant.gradeAmounts } as const]
        : []),
      ...amountPart('cost', variant.id, variant.costMinor),
    ]),
  ]
}

function amountPart(
  kind: 'price' | 'cost' | 'serviceCost',
  key: string,
  minor: number | null | undefined,
): CatalogPart[] {
  return minor === null || minor === undefined ? [] : [{ kind, key, value: { minor } }]
}

function questionParts(
  { key, ...question }: Question,
  index: number,
  { computation }: Catalog,
  { questions }: CatalogWording,
): CatalogPart[] {
  const wording = questions[key] ?? { text: {}, choices: {} }
  const effects = Object.hasOwn(computation, key) ? computation[key] : undefined
  return [
    { kind: 'question', key, value: { pricing: question, wording, position: placeOf(index) } },
    ...(effects ? [{ kind: 'effects', key, value: effects } as const] : []),
  ]
}

function propositionParts(
  {
    key,
    rateBp,
    fixedMinor,
    minMinor,
    maxMinor,
    ownRounding,
    isCash: _isCash, // derived from the kind
    ...proposition
  }: Proposition,
  index: number,
  { propositions }: CatalogWording,
): CatalogPart[] {
  const wording = propositions[key] ?? { name: {} }
  return [
    { kind: 'proposition', key, value: { pricing: proposition, wording, position: placeOf(index) } },
    {
      kind: 'rate',
      key,
      value: {
        rateBp,
        ...(fixedMinor !== undefined && { fixedMinor }),
        ...(minMinor !== undefined && { minMinor }),
        ...(maxMinor !== undefined && { maxMinor }),
        ...(ownRounding && { ownRounding }),
      },
    },
  ]
}

function serviceParts(
  { key, price, overrides, costMinor, ...service }: Service,
  index: number,
  { services }: CatalogWording,
): CatalogPart[] {
  const wording = services[key] ?? { name: {} }
  return [
    { kind: 'service', key, value: { pricing: service, wording, position: placeOf(index) } },
    { kind: 'servicePrice', key, value: { price, ...(overrides && { overrides }) } },
    ...amountPart('serviceCost', key, costMinor),
  ]
}

function textParts(
  kind: 'reason' | 'questionGroup' | 'modelGroup',
  texts: Readonly<Record<string, Localised>> = {},
): CatalogPart[] {
  return Object.entries(texts).map(([key, value]) => ({ kind, key, value }))
}

function placeOf(index: number): number {
  return (index + 1) * positionStep
}
