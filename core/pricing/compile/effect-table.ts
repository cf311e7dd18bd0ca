import type { Catalog, Effect, Model, PlainEffect, Question, Variant } from '../catalog.ts'
import { effectEntry, type EffectEntry } from './effect-entry.ts'
import { ownValue } from './own-value.ts'

/**
 * Effects that apply to some devices, by question option in catalog order; null for an option without
 * effects.
 */
export type Profile = readonly (readonly EffectEntry[] | null)[]

/**
 * All effects of the catalog, including overrides. An option is an answer to a question that can have
 * effects.
 */
export interface EffectTable {
  readonly sources: readonly PlainEffect[]
  /** Overlap keys by position. */
  readonly partKeys: readonly string[]
  /** The number of effect slots. */
  readonly slots: number
  /** First option of each question, plus one final entry as the end of the last. */
  readonly optionOf: Int32Array
  readonly profileFor: (device: { readonly model: Model; readonly variant: Variant }) => Profile
}

export function effectTable(catalog: Catalog): EffectTable {
  const sources: PlainEffect[] = []
  const options: Option[] = []
  const optionOf: number[] = [0]
  for (const question of catalog.questions) {
    for (const { key, effects } of optionsOf(question, catalog)) {
      const slots = effects.map((effect) => slotFor(effect, sources))
      options.push({ questionKey: question.key, optionKey: key, slots })
    }
    optionOf.push(options.length)
  }
  const partKeys = [...new Set(sources.flatMap((effect) => ('part' in effect ? (effect.part ?? []) : [])))]
  return {
    sources,
    partKeys,
    slots: options.reduce((count, { slots }) => count + slots.length, 0),
    optionOf: Int32Array.from(optionOf),
    profileFor: profiles(catalog, options, sources, partKeys),
  }
}

interface Option {
  readonly questionKey: string
  readonly optionKey: string
  readonly slots: readonly Slot[]
}

/** Positions in `sources` of an effect of the catalog and of its overrides. */
interface Slot {
  readonly plain: number
  readonly byVariant: Map<string, number>
  readonly byModel: Map<string, number>
  readonly byGroup: Map<string, number>
}

/** Returns the answers of a question that can have effects, in order: choices, true and false, or bands. */
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

/** Devices with the same overrides share one profile, built when the first of them is priced. */
function profiles(
  catalog: Catalog,
  options: readonly Option[],
  sources: readonly PlainEffect[],
  partKeys: readonly string[],
): EffectTable['profileFor'] {
  const slots = options.flatMap((option) => option.slots)
  const named = {
    variants: new Set(slots.flatMap(({ byVariant }) => [...byVariant.keys()])),
    models: new Set(slots.flatMap(({ byModel }) => [...byModel.keys()])),
    groups: new Set(slots.flatMap(({ byGroup }) => [...byGroup.keys()])),
  }
  const entries: (EffectEntry | undefined)[] = []
  const profileOf = (choose: (slot: Slot) => number): Profile => {
    return options.map(({ questionKey, optionKey, slots: own }) => {
      const active = own.map((slot) => {
        const at = choose(slot)
        return (entries[at] ??= effectEntry(sources[at]!, questionKey, optionKey, catalog.grades, partKeys)) // a position in sources
      })
      const effective = active.filter(({ source }) => source.kind !== 'none')
      return effective.length > 0 ? effective : null
    })
  }
  const plain = profileOf((slot) => slot.plain)
  const made = new Map<string, Profile>()
  return ({ model, variant }) => {
    const group = model.group !== undefined && named.groups.has(model.group) ? model.group : undefined
    const isNamed = named.variants.has(variant.id) || named.models.has(model.id)
    if (group === undefined && !isNamed) return plain
    const key = JSON.stringify([
      named.variants.has(variant.id) ? variant.id : 0,
      named.models.has(model.id) ? model.id : 0,
      group ?? 0,
    ])
    const known = made.get(key)
    if (known) return known
    const profile = profileOf(({ byVariant, byModel, byGroup, plain: usual }) => {
      const ofGroup = group === undefined ? undefined : byGroup.get(group)
      return byVariant.get(variant.id) ?? byModel.get(model.id) ?? ofGroup ?? usual
    })
    made.set(key, profile)
    return profile
  }
}
