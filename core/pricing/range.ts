import type { Bp, Minor } from './amounts.ts'
import { share, sum } from './arithmetic.ts'
import { deltas } from './deltas.ts'
import { ofKind, type ActiveEffect } from './effects.ts'
import { bestGrade, gradedAmount, worstGrade, type Grade } from './grade.ts'
import { openQuestions, type OpenQuestion } from './open-questions.ts'
import { settle, type Sums } from './settle.ts'
import type { Subject } from './subject.ts'

export interface Range {
  readonly lowMinor: Minor
  readonly highMinor: Minor
}

/** Bounds of the subtotal over everything still reachable; they may be wider than the true extremes. */
export function rangeOf(
  baseMinor: Minor,
  active: readonly ActiveEffect[],
  isComplete: boolean,
  subject: Subject,
): Range {
  const { certain, open } = isComplete ? { certain: active, open: [] } : openQuestions(subject)
  const bounds = candidateGrades(certain, open, subject).map((grade) => {
    return boundsAt(gradedAmount(baseMinor, grade), certain, open, subject)
  })
  return {
    lowMinor: Math.min(...bounds.map(({ lowMinor }) => lowMinor)),
    highMinor: Math.max(...bounds.map(({ highMinor }) => highMinor)),
  }
}

/** The grade so far and every worse one an open answer could bring; [undefined] without grades. */
function candidateGrades(
  certain: readonly ActiveEffect[],
  open: readonly OpenQuestion[],
  { catalog: { grades } }: Subject,
): (Grade | undefined)[] {
  const start = worstGrade(certain, grades)?.grade ?? bestGrade(grades)
  if (start === undefined) return [undefined]
  const possible = new Set(ofKind(possibleEffects(open), 'grade').map(({ effect }) => effect.code))
  return [start, ...grades.filter(({ code, rank }) => possible.has(code) && rank > start.rank)]
}

function boundsAt(
  gradedMinor: Minor,
  certain: readonly ActiveEffect[],
  open: readonly OpenQuestion[],
  subject: Subject,
): Range {
  const sure = contribution(certain, gradedMinor)
  const questions = open.map(({ takes, options }) => {
    const each = options.map((option) => contribution(option, gradedMinor))
    return { each, total: takes === 'many' ? added(each) : greatest(each) }
  })
  const maybe = added(questions.map(({ total }) => total))
  const parts = largestParts([sure, ...questions.flatMap(({ each }) => each)])

  const spread = share(gradedMinor, Math.min(sure.rangeBp + maybe.rangeBp, 10000))
  const isBuy = subject.catalog.kind === 'buy'
  const possible = possibleEffects(open)
  const caps = ofKind(certain, 'cap')
  const floors = ofKind(certain, 'floor')
  const low: Sums = {
    gradedMinor,
    gainsMinor: sure.gainsMinor,
    deductionsMinor: sure.plainMinor + maybe.plainMinor + sum(parts.values()) + (isBuy ? spread : 0),
    caps: [...caps, ...ofKind(possible, 'cap')],
    floors,
  }
  const high: Sums = {
    gradedMinor,
    gainsMinor: sure.gainsMinor + maybe.gainsMinor + (isBuy ? 0 : spread),
    deductionsMinor: sure.plainMinor + sum(sure.parts.values()),
    caps,
    floors: [...floors, ...ofKind(possible, 'floor')],
  }
  return { lowMinor: settle(low, subject).subtotalMinor, highMinor: settle(high, subject).subtotalMinor }
}

/** What some effects bring at a grade: gains, deductions without a part, the largest per part, and how far they open the range. */
interface Contribution {
  readonly gainsMinor: Minor
  readonly plainMinor: Minor
  readonly rangeBp: Bp
  readonly parts: ReadonlyMap<string, Minor>
}

function contribution(effects: readonly ActiveEffect[], gradedMinor: Minor): Contribution {
  let gainsMinor = 0
  let plainMinor = 0
  const parts = new Map<string, Minor>()
  for (const { from, deltaMinor } of deltas(effects, gradedMinor)) {
    const { part } = from.effect
    if (deltaMinor > 0) gainsMinor += deltaMinor
    else if (part === undefined) plainMinor -= deltaMinor
    else parts.set(part, Math.max(parts.get(part) ?? 0, 0 - deltaMinor))
  }
  return {
    gainsMinor,
    plainMinor,
    parts,
    rangeBp: sum(ofKind(effects, 'range').map(({ effect }) => effect.bp)),
  }
}

type Totals = Omit<Contribution, 'parts'>

function added(each: readonly Totals[]): Totals {
  return {
    gainsMinor: sum(each.map(({ gainsMinor }) => gainsMinor)),
    plainMinor: sum(each.map(({ plainMinor }) => plainMinor)),
    rangeBp: sum(each.map(({ rangeBp }) => rangeBp)),
  }
}

/** Each on its own: the option with the greatest gain need not be the one with the greatest deduction. */
function greatest(each: readonly Totals[]): Totals {
  return {
    gainsMinor: Math.max(0, ...each.map(({ gainsMinor }) => gainsMinor)),
    plainMinor: Math.max(0, ...each.map(({ plainMinor }) => plainMinor)),
    rangeBp: Math.max(0, ...each.map(({ rangeBp }) => rangeBp)),
  }
}

function largestParts(contributions: readonly Contribution[]): Map<string, Minor> {
  const largest = new Map<string, Minor>()
  for (const { parts } of contributions) {
    for (const [part, minor] of parts) largest.set(part, Math.max(largest.get(part) ?? 0, minor))
  }
  return largest
}

function possibleEffects(open: readonly OpenQuestion[]): ActiveEffect[] {
  return open.flatMap(({ options }) => options.flat())
}
