import type { Minor } from './amounts.ts'
import { sum } from './arithmetic.ts'
import { deltas, type Delta } from './deltas.ts'
import { ofKind, type ActiveEffect } from './effects.ts'
import { bestGrade, gradedAmount, worstGrade } from './grade.ts'
import { keptDeltas } from './overlap.ts'
import { settle } from './settle.ts'
import type { Subject } from './subject.ts'
import type { StepDraft } from './trace.ts'
import { withoutAbsent } from './without-absent.ts'

export interface Value {
  readonly grade: string | null
  readonly gradedMinor: Minor
  readonly subtotalMinor: Minor
  readonly isNil: boolean
  readonly steps: readonly StepDraft[]
}

/** What one device is worth with these effects: base, worst grade, effects, then limits and rounding. */
export function valueOf(baseMinor: Minor, effects: readonly ActiveEffect[], subject: Subject): Value {
  const { grades } = subject.catalog
  const worst = worstGrade(effects, grades)
  const grade = worst?.grade ?? bestGrade(grades)
  const gradedMinor = gradedAmount(baseMinor, grade)

  const all = deltas(effects, gradedMinor)
  const kept = keptDeltas(all)
  const moves = [...kept].map(({ deltaMinor }) => deltaMinor)
  const settled = settle(
    {
      gradedMinor,
      gainsMinor: sum(moves.filter((move) => move > 0)),
      deductionsMinor: 0 - sum(moves.filter((move) => move < 0)),
      caps: ofKind(effects, 'cap'),
      floors: ofKind(effects, 'floor'),
    },
    subject,
  )
  return {
    grade: grade?.code ?? null,
    gradedMinor,
    subtotalMinor: settled.subtotalMinor,
    isNil: settled.isNil,
    steps: [
      { scope: 'value', kind: 'base', rule: null, delta: baseMinor, visibility: 'customer' },
      ...(grade && gradedMinor !== baseMinor ? [gradeStep(grade, gradedMinor - baseMinor, worst?.from)] : []),
      ...all.filter(({ deltaMinor }) => deltaMinor !== 0).map((delta) => effectStep(delta, kept.has(delta))),
      ...settled.steps,
    ],
  }
}

function gradeStep(
  { code, factorBp }: { readonly code: string; readonly factorBp: number },
  delta: Minor,
  from: ActiveEffect | undefined,
): StepDraft {
  const refs = from && { questionKey: from.questionKey, choiceKey: from.choiceKey }
  return { scope: 'value', kind: 'grade', ...refs, rule: { code, factorBp }, delta, visibility: 'customer' }
}

function effectStep({ from, deltaMinor }: Delta, isKept: boolean): StepDraft {
  const { questionKey, choiceKey, effect } = from
  const rule =
    effect.kind === 'amount'
      ? { amountMinor: effect.amountMinor }
      : withoutAbsent({ bp: effect.bp, minMinor: effect.minMinor, maxMinor: effect.maxMinor })
  return {
    scope: 'value',
    kind: isKept ? 'effect' : 'overlapDropped',
    questionKey,
    choiceKey,
    ...withoutAbsent({ part: effect.part }),
    rule: isKept ? rule : { ...rule, droppedMinor: deltaMinor },
    delta: isKept ? deltaMinor : 0,
    visibility: isKept ? 'customer' : 'internal',
  }
}
