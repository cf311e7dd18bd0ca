import type { Catalog, Effect, PlainEffect } from '../catalog.ts'

/** Every list of effects of the catalog with its place. */
export function eachEffectList(
  { computation }: Catalog,
  visit: (effects: readonly Effect[], path: string, questionKey: string) => void,
): void {
  for (const [questionKey, { choices = {}, bands = [] }] of Object.entries(computation)) {
    const path = `computation.${questionKey}`
    for (const [key, effects] of Object.entries(choices))
      visit(effects, `${path}.choices.${key}`, questionKey)
    for (const [index, { effects }] of bands.entries()) {
      visit(effects, `${path}.bands.${index}.effects`, questionKey)
    }
  }
}

/** Every effect with its place, those of overrides included. */
export function eachPlainEffect(catalog: Catalog, visit: (effect: PlainEffect, path: string) => void): void {
  eachEffectList(catalog, (effects, path) => {
    for (const [index, effect] of effects.entries()) {
      visit(effect, `${path}.${index}`)
      for (const [at, override] of (effect.overrides ?? []).entries()) {
        visit(override.effect, `${path}.${index}.overrides.${at}.effect`)
      }
    }
  })
}
