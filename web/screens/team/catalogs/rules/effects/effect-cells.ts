import type { Effect, Model, PlainEffect, Scope, Variant } from '@costard/pricing'

/** Column of the matrix: effects for all models, or overrides for some of them. */
export type Column = 'all' | Scope

/** One effect of an answer in a column. `same`: the column uses the effect of all models. */
export interface Slot {
  readonly effect: PlainEffect
  readonly isSame: boolean
}

/** Returns the effects of an answer in a column. */
export function slotsIn(effects: readonly Effect[], column: Column): Slot[] {
  return effects.map((effect) => {
    const own = column === 'all' ? undefined : overrideOf(effect, column)
    return own ? { effect: own, isSame: false } : { effect: plain(effect), isSame: column !== 'all' }
  })
}

/**
 * Returns the effects with the one of a column replaced; undefined: removed, so that the effect of all models
 * applies, or none.
 */
export function withSlot(
  effects: readonly Effect[],
  column: Column,
  index: number,
  effect: PlainEffect | undefined,
): Effect[] {
  return effects.flatMap((one, at) => {
    if (at !== index) return [one]
    const { overrides = [] } = one
    if (column === 'all') return used({ ...(effect ?? nothing), ...(overrides.length > 0 && { overrides }) })
    const others = overrides.filter((override) => !isSameScope(override, column))
    const next = effect ? [...others, { ...column, effect }] : others
    return used({ ...plain(one), ...(next.length > 0 && { overrides: next }) })
  })
}

/** Returns the effects with one added in a column. */
export function withMore(effects: readonly Effect[], column: Column, effect: PlainEffect): Effect[] {
  const more: Effect = column === 'all' ? effect : { ...nothing, overrides: [{ ...column, effect }] }
  return [...effects, more]
}

/** Returns the effects for a device: those of its variant, or else its model, its group, or all models. */
export function effectsOn(
  effects: readonly Effect[],
  { model, variant }: { readonly model: Model; readonly variant: Variant },
): PlainEffect[] {
  return effects.map((effect) => {
    const own =
      overrideOf(effect, { variantId: variant.id }) ??
      overrideOf(effect, { modelId: model.id }) ??
      (model.group === undefined ? undefined : overrideOf(effect, { group: model.group }))
    return own ?? plain(effect)
  })
}

export function isSameScope(a: Scope, b: Scope): boolean {
  if ('group' in a) return 'group' in b && a.group === b.group
  if ('modelId' in a) return 'modelId' in b && a.modelId === b.modelId
  return 'variantId' in b && a.variantId === b.variantId
}

const nothing: PlainEffect = { kind: 'none' }

/** An effect that changes nothing for any device is dropped. */
function used(effect: Effect): Effect[] {
  return effect.kind === 'none' && !effect.overrides?.length ? [] : [effect]
}

function overrideOf(effect: Effect, scope: Scope): PlainEffect | undefined {
  return effect.overrides?.find((override) => isSameScope(override, scope))?.effect
}

function plain({ overrides: _overrides, ...effect }: Effect): PlainEffect {
  return effect
}
