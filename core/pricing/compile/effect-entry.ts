import type { Bp, Minor } from '../amounts.ts'
import type { Catalog, PlainEffect } from '../catalog.ts'
import { withoutUndefined } from './without-undefined.ts'

/**
 * Effect kinds as small integers, for fast loops. Kinds up to `floor` change the amount; those above it set the grade
 * or the outcome.
 */
export const effectKind = {
  none: 0,
  amount: 1,
  percent: 2,
  cap: 3,
  floor: 4,
  grade: 5,
  reject: 6,
  review: 7,
  range: 8,
} as const satisfies Record<PlainEffect['kind'], number>

/** An effect with its references resolved. All entries have the same object shape, for speed. */
export interface EffectEntry {
  readonly kind: number
  /** Minor units for an amount, basis points otherwise. */
  readonly size: number
  readonly minMinor: Minor
  /** -1 without a bound. */
  readonly maxMinor: Minor
  /** Position of `part` among the overlap keys; -1 without one. */
  readonly part: number
  readonly partKey: string
  /** Position of the grade in the catalog; -1 for an unknown one. */
  readonly grade: number
  readonly rank: number
  readonly questionKey: string
  readonly optionKey: string
  /** The `rule` of the effect's step in the trace. */
  readonly rule: object
  readonly source: PlainEffect
}

export function effectEntry(
  source: PlainEffect,
  questionKey: string,
  optionKey: string,
  grades: Catalog['grades'],
  partKeys: readonly string[],
): EffectEntry {
  const partKey = ('part' in source ? source.part : undefined) ?? ''
  const grade = source.kind === 'grade' ? grades.findIndex(({ code }) => code === source.code) : -1
  return {
    kind: effectKind[source.kind],
    size: sizeOf(source),
    minMinor: source.kind === 'percent' ? (source.minMinor ?? 0) : 0,
    maxMinor: source.kind === 'percent' ? (source.maxMinor ?? -1) : -1,
    part: 'part' in source && source.part !== undefined ? partKeys.indexOf(source.part) : -1,
    partKey,
    grade,
    rank: grades[grade]?.rank ?? 0,
    questionKey,
    optionKey,
    rule: Object.freeze(ruleOf(source)),
    source,
  }
}

function sizeOf(effect: PlainEffect): Minor | Bp {
  if (effect.kind === 'amount') return effect.amountMinor
  return 'bp' in effect ? effect.bp : 0
}

function ruleOf(effect: PlainEffect): object {
  if (effect.kind === 'amount') return { amountMinor: effect.amountMinor }
  if (effect.kind === 'percent') {
    const { bp, minMinor, maxMinor } = effect
    return withoutUndefined({ bp, minMinor, maxMinor })
  }
  return 'bp' in effect ? { bp: effect.bp } : {}
}
