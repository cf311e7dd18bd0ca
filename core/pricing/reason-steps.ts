import { ofKind, type ActiveEffect } from './effects.ts'
import type { Reason } from './reasons.ts'
import type { StepDraft } from './trace.ts'
import { withoutAbsent } from './without-absent.ts'

/** Why nothing is offered: the whole explanation of the value, when there is one of these. */
export function rejectSteps(reasons: readonly Reason[]): StepDraft[] {
  return reasons
    .filter(({ outcome }) => outcome === 'reject')
    .map((reason) => ({
      ...placed(reason, 'reject'),
      rule: withoutAbsent({ reason: reason.reason, curable: reason.curable }),
      visibility: 'customer',
    }))
}

/** What a person has to look at, then what keeps the price open; neither moves money. */
export function openSteps(reasons: readonly Reason[], effects: readonly ActiveEffect[]): StepDraft[] {
  const reviews = reasons
    .filter(({ outcome }) => outcome === 'review')
    .map((reason): StepDraft => {
      return { ...placed(reason, 'review'), rule: { reason: reason.reason }, visibility: 'internal' }
    })
  const ranges = ofKind(effects, 'range').map(({ questionKey, choiceKey, effect }): StepDraft => {
    const rule = { bp: effect.bp }
    return { scope: 'value', kind: 'range', questionKey, choiceKey, rule, delta: 0, visibility: 'customer' }
  })
  return [...reviews, ...ranges]
}

function placed({ check, questionKey, choiceKey }: Reason, kind: string) {
  return { scope: 'value' as const, kind, ...withoutAbsent({ check, questionKey, choiceKey }), delta: 0 }
}
