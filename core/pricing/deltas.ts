import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import type { PlainEffect } from './catalog.ts'
import type { ActiveEffect } from './effects.ts'

export type MoneyEffect = PlainEffect & { readonly kind: 'amount' | 'percent' }

export interface Delta {
  readonly from: ActiveEffect<MoneyEffect>
  readonly deltaMinor: Minor
}

/** What each money effect adds or takes. Percents are always of the graded amount, so the order never matters. */
export function deltas(effects: readonly ActiveEffect[], gradedMinor: Minor): Delta[] {
  return effects.filter(isMoney).map((from) => ({ from, deltaMinor: deltaOf(from.effect, gradedMinor) }))
}

function isMoney(active: ActiveEffect): active is ActiveEffect<MoneyEffect> {
  return active.effect.kind === 'amount' || active.effect.kind === 'percent'
}

function deltaOf(effect: MoneyEffect, gradedMinor: Minor): Minor {
  if (effect.kind === 'amount') return effect.amountMinor
  const { bp, minMinor = 0, maxMinor = Infinity } = effect
  if (bp === 0) return 0
  const size = Math.min(Math.max(Math.abs(share(gradedMinor, bp)), minMinor), maxMinor)
  return bp < 0 ? 0 - size : size
}
