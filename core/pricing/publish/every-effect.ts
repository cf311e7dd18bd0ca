import type { Catalog, Effect, PlainEffect } from '../catalog.ts'

/** Visits every list of effects in the catalog, with its path. */
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

/** Visits every effect with its path, including those in overrides. */
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
