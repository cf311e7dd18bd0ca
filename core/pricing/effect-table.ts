import type { Catalog, Effect, Model, PlainEffect, Question, Variant } from './catalog.ts'
import { ownValue } from './own-value.ts'
import { withoutAbsent } from './without-absent.ts'

/** Kinds of effects as small integers, for the loops that run over them. */
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

/** Kinds up to this one move money; those above say something about the device. */
export const lastMoneyKind = effectKind.floor

/**
 * Every effect of the catalog in columns, overrides included. A slot is a place in the catalog where an effect
 * stands; a profile says for some devices which effect speaks in each slot.
 */
export interface EffectTable {
  readonly kinds: Uint8Array
  // Plain arrays: what is read from a typed array of floats stays a float, and each step of a trace would box it.
  /** Minor units of an amount, basis points of a share. */
  readonly sizes: readonly number[]
  readonly mins: readonly number[]
  /** -1 without a bound. */
  readonly maxs: readonly number[]
  /** Position of the overlap key; -1 without one. */
  readonly parts: Int32Array
  /** Position of the grade in the catalog; -1 for an unknown one. */
  readonly grades: Int32Array
  readonly sources: readonly PlainEffect[]
  /** What a trace says of the effect. */
  readonly rules: readonly object[]
  readonly partKeys: readonly string[]
  /** First slot of each option; one more entry closes the last. */
  readonly slotOf: Int32Array
  readonly optionKeys: readonly string[]
  /** By option: key of its question. */
  readonly questionKeys: readonly string[]
  /** First option of each question; one more entry closes the last. */
  readonly optionOf: Int32Array
  readonly profileFor: (model: Model, variant: Variant) => Int32Array
}

export function effectTable(catalog: Catalog): EffectTable {
  const sources: PlainEffect[] = []
  const slots: Slot[] = []
  const slotOf: number[] = [0]
  const optionKeys: string[] = []
  const questionKeys: string[] = []
  const optionOf: number[] = [0]
  for (const question of catalog.questions) {
    for (const { key, effects } of optionsOf(question, catalog)) {
      optionKeys.push(key)
      questionKeys.push(question.key)
      for (const effect of effects) slots.push(slotFor(effect, sources))
      slotOf.push(slots.length)
    }
    optionOf.push(optionKeys.length)
  }
  const partAt = new Map<string, number>()
  const gradeAt = new Map(catalog.grades.map(({ code }, index) => [code, index] as const).toReversed())
  const parts = sources.map((effect) => partOf(effect, partAt))
  return {
    kinds: Uint8Array.from(sources, ({ kind }) => effectKind[kind]),
    sizes: sources.map(sizeOf),
    mins: sources.map((effect) => (effect.kind === 'percent' ? (effect.minMinor ?? 0) : 0)),
    maxs: sources.map((effect) => (effect.kind === 'percent' ? (effect.maxMinor ?? -1) : -1)),
    parts: Int32Array.from(parts),
    grades: Int32Array.from(sources, (effect) => {
      return effect.kind === 'grade' ? (gradeAt.get(effect.code) ?? -1) : -1
    }),
    sources,
    rules: sources.map(ruleOf),
    partKeys: [...partAt.keys()],
    slotOf: Int32Array.from(slotOf),
    optionKeys,
    questionKeys,
    optionOf: Int32Array.from(optionOf),
    profileFor: profiles(slots),
  }
}

interface Slot {
  readonly plain: number
  readonly byVariant: Map<string, number>
  readonly byModel: Map<string, number>
  readonly byGroup: Map<string, number>
}

/** The answers of a question that can have effects, in order: its choices, yes and no, or its bands. */
function optionsOf(
  { key, type, choices }: Question,
  { computation }: Catalog,
): { readonly key: string; readonly effects: readonly Effect[] }[] {
  const effects = ownValue(computation, key)
  const optionFor = (choice: string) => ({ key: choice, effects: ownValue(effects?.choices, choice) ?? [] })
  if (type === 'single' || type === 'multi') return choices.map((choice) => optionFor(choice.key))
  if (type === 'boolean') return [optionFor('true'), optionFor('false')]
  if (type !== 'number') return []
  return (effects?.bands ?? []).map((band, index) => ({ key: `band:${index}`, effects: band.effects }))
}

function slotFor(effect: Effect, sources: PlainEffect[]): Slot {
  const slot: Slot = {
    plain: sources.push(effect) - 1,
    byVariant: new Map(),
    byModel: new Map(),
    byGroup: new Map(),
  }
  for (const override of effect.overrides ?? []) {
    const at = sources.push(override.effect) - 1
    if ('variantId' in override) addFirst(slot.byVariant, override.variantId, at)
    else if ('modelId' in override) addFirst(slot.byModel, override.modelId, at)
    else addFirst(slot.byGroup, override.group, at)
  }
  return slot
}

function addFirst(map: Map<string, number>, key: string, value: number): void {
  if (!map.has(key)) map.set(key, value)
}

/** Devices that no override tells apart share one profile, made when the first of them is priced. */
function profiles(slots: readonly Slot[]): EffectTable['profileFor'] {
  const named = {
    variants: new Set(slots.flatMap(({ byVariant }) => [...byVariant.keys()])),
    models: new Set(slots.flatMap(({ byModel }) => [...byModel.keys()])),
    groups: new Set(slots.flatMap(({ byGroup }) => [...byGroup.keys()])),
  }
  const made = new Map<string, Int32Array>()
  const plain = Int32Array.from(slots, (slot) => slot.plain)
  return (model, variant) => {
    const group = model.group ?? ''
    if (!named.variants.has(variant.id) && !named.models.has(model.id) && !named.groups.has(group))
      return plain
    const key = JSON.stringify([
      named.variants.has(variant.id) ? variant.id : 0,
      named.models.has(model.id) ? model.id : 0,
      model.group !== undefined && named.groups.has(group) ? group : 0,
    ])
    const known = made.get(key)
    if (known) return known
    const profile = Int32Array.from(slots, ({ plain, byVariant, byModel, byGroup }) => {
      const ofGroup = model.group === undefined ? undefined : byGroup.get(group)
      return byVariant.get(variant.id) ?? byModel.get(model.id) ?? ofGroup ?? plain
    })
    made.set(key, profile)
    return profile
  }
}

function sizeOf(effect: PlainEffect): number {
  if (effect.kind === 'amount') return effect.amountMinor
  return 'bp' in effect ? effect.bp : 0
}

function partOf(effect: PlainEffect, partAt: Map<string, number>): number {
  if (!('part' in effect) || effect.part === undefined) return -1
  const known = partAt.get(effect.part)
  if (known !== undefined) return known
  partAt.set(effect.part, partAt.size)
  return partAt.size - 1
}

function ruleOf(effect: PlainEffect): object {
  if (effect.kind === 'amount') return Object.freeze({ amountMinor: effect.amountMinor })
  if (effect.kind === 'percent') {
    const { bp, minMinor, maxMinor } = effect
    return Object.freeze(withoutAbsent({ bp, minMinor, maxMinor }))
  }
  return Object.freeze('bp' in effect ? { bp: effect.bp } : {})
}
