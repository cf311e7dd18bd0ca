import type {
  Bp,
  CheckKind,
  Minor,
  Model,
  Proposition,
  Question,
  QuestionEffects,
  Service,
  Variant,
} from '@costard/pricing'
import type { Catalog, Rounding } from '@costard/pricing'
import type { Localised, PropositionWording, QuestionWording, ServiceWording } from './catalog-document.ts'

/**
 * A catalog split into parts, each small enough to be edited and locked alone. Prices and wording are
 * separate parts, since they have different permissions. `position` orders parts of a kind, with gaps.
 */
export interface CatalogParts {
  readonly general: {
    readonly name: Localised
    readonly description?: Localised
    readonly validDays?: number
    readonly samplePrices: boolean
  }
  readonly rules: Pick<
    Catalog,
    'deductionCapBp' | 'minOfferMinor' | 'nilHandling' | 'taxClass' | 'priceIncludesTax' | 'taxRates'
  > & { readonly rounding: Rounding; readonly requiredChecks?: readonly CheckKind[] }
  readonly grade: {
    readonly rank: number
    readonly factorBp: Bp
    readonly label: Localised
    readonly description?: Localised
  }
  readonly model: {
    readonly pricing: Omit<Model, 'id' | 'variants' | 'floorMinor' | 'ceilingMinor'>
  } & Placed
  readonly limits: Pick<Model, 'floorMinor' | 'ceilingMinor'>
  readonly variant: Pick<Variant, 'attributes'> & { readonly modelId: string } & Placed
  readonly price: { readonly minor: Minor }
  /** Amounts of a variant for single grades, by grade code. */
  readonly gradePrices: NonNullable<Variant['gradeAmounts']>
  readonly cost: { readonly minor: Minor }
  readonly question: {
    readonly pricing: Omit<Question, 'key'>
    readonly wording: QuestionWording
  } & Placed
  readonly effects: QuestionEffects
  readonly proposition: {
    readonly pricing: Omit<Proposition, 'key' | 'isCash' | keyof RateOfProposition>
    readonly wording: PropositionWording
  } & Placed
  readonly rate: RateOfProposition
  readonly service: {
    readonly pricing: Omit<Service, 'key' | 'price' | 'overrides' | 'costMinor'>
    readonly wording: ServiceWording
  } & Placed
  readonly servicePrice: Pick<Service, 'price' | 'overrides'>
  readonly serviceCost: { readonly minor: Minor }
  readonly reason: Localised
  /** Heading of a group of questions. */
  readonly questionGroup: Localised
  /** Name of a group of models. */
  readonly modelGroup: Localised
}

type RateOfProposition = Pick<Proposition, 'rateBp' | 'fixedMinor' | 'minMinor' | 'maxMinor' | 'ownRounding'>

interface Placed {
  readonly position: number
}

export type PartKind = keyof CatalogParts

/**
 * A part of a catalog. key: code of a grade, id of a model or variant, key of a question, proposition or
 * service, a reason, or a group; empty for the two parts that a catalog has once.
 */
export type CatalogPart = {
  readonly [Kind in PartKind]: {
    readonly kind: Kind
    readonly key: string
    /** Null: the part is removed, or its price is unknown. */
    readonly value: CatalogParts[Kind] | null
  }
}[PartKind]

/** Kinds of parts that determine amounts. */
export const priceKinds = [
  'rules',
  'grade',
  'limits',
  'price',
  'gradePrices',
  'effects',
  'rate',
  'servicePrice',
] as const satisfies readonly PartKind[]
/** Kinds of parts readable and writable only with the right to see costs. */
export const costKinds = ['cost', 'serviceCost'] as const satisfies readonly PartKind[]
export const wordingKinds = [
  'general',
  'model',
  'variant',
  'question',
  'proposition',
  'service',
  'reason',
  'questionGroup',
  'modelGroup',
] as const satisfies readonly PartKind[]
export const partKinds: readonly PartKind[] = [...wordingKinds, ...priceKinds, ...costKinds]

/** Distance of new positions; a part can be moved between two others by a single write. */
export const positionStep = 1024

/** Returns the identity of a part in its catalog. */
export function partId({ kind, key }: Pick<CatalogPart, 'kind' | 'key'>): string {
  return `${kind} ${key}`
}
