import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import type { PlainEffect } from './catalog.ts'
import type { ActiveEffect } from './effects.ts'
import { roundPrice } from './round-price.ts'
import type { Subject } from './subject.ts'
import { roundingRule, type StepDraft } from './trace.ts'

export type LimitEffect = ActiveEffect<PlainEffect & { readonly kind: 'cap' | 'floor' }>

/** What the answers add up to, before any limit. */
export interface Sums {
  readonly gradedMinor: Minor
  readonly gainsMinor: Minor
  readonly deductionsMinor: Minor
  readonly caps: readonly LimitEffect[]
  readonly floors: readonly LimitEffect[]
}

export interface Settled {
  readonly subtotalMinor: Minor
  readonly isNil: boolean
  /** From the plain sum to the subtotal, only where something changed. */
  readonly steps: readonly StepDraft[]
}

/** Limits, rounding and the smallest offer, in their fixed order. Gains stay outside the deduction cap. */
export function settle(sums: Sums, { catalog, model }: Pick<Subject, 'catalog' | 'model'>): Settled {
  const { gradedMinor, gainsMinor, deductionsMinor } = sums
  const { floorMinor, ceilingMinor } = model
  let value = gradedMinor + gainsMinor - deductionsMinor
  const steps: StepDraft[] = []
  const moveTo = (next: Minor, kind: string, rule: object, from?: LimitEffect): void => {
    if (next === value) return
    const refs = from && { questionKey: from.questionKey, choiceKey: from.choiceKey }
    steps.push({ scope: 'value', kind, ...refs, rule, delta: next - value, visibility: 'customer' })
    value = next
  }

  const cappedMinor = Math.min(deductionsMinor, share(gradedMinor, catalog.deductionCapBp))
  moveTo(value + deductionsMinor - cappedMinor, 'deductionCap', { bp: catalog.deductionCapBp })

  const cap = lowest(sums.caps)
  if (cap) moveTo(Math.min(value, share(gradedMinor, cap.effect.bp)), 'valueCap', { bp: cap.effect.bp }, cap)
  const floor = highest(sums.floors)
  if (floor) {
    moveTo(Math.max(value, share(gradedMinor, floor.effect.bp)), 'valueFloor', { bp: floor.effect.bp }, floor)
  }

  if (floorMinor !== undefined) moveTo(Math.max(value, floorMinor), 'floor', { limitMinor: floorMinor })
  if (ceilingMinor !== undefined)
    moveTo(Math.min(value, ceilingMinor), 'ceiling', { limitMinor: ceilingMinor })

  // an agreed limit is never left by rounding, so limits hold once more within the same step
  const rounded = Math.max(roundPrice(value, catalog.rounding), floorMinor ?? -Infinity)
  moveTo(Math.min(rounded, ceilingMinor ?? Infinity), 'rounding', roundingRule(catalog.rounding))

  const limitMinor = Math.max(1, catalog.minOfferMinor ?? 0)
  const isNil = catalog.kind === 'buy' && value < limitMinor
  if (isNil) moveTo(0, 'minOffer', { limitMinor })
  return { subtotalMinor: value, isNil, steps }
}

function lowest(limits: readonly LimitEffect[]): LimitEffect | undefined {
  return limits.reduce<LimitEffect | undefined>((best, limit) => {
    return best === undefined || limit.effect.bp < best.effect.bp ? limit : best
  }, undefined)
}

function highest(limits: readonly LimitEffect[]): LimitEffect | undefined {
  return limits.reduce<LimitEffect | undefined>((best, limit) => {
    return best === undefined || limit.effect.bp > best.effect.bp ? limit : best
  }, undefined)
}
