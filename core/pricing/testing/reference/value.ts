import type { Catalog } from '../../catalog.ts'
import type { TraceStep } from '../../trace-step.ts'
import { type Active, type ActiveOf, isKind } from './effects.ts'
import {
  div,
  largest,
  roundingRule,
  roundPrice,
  share,
  sizeOf,
  smallest,
  sum,
  whole,
  type Whole,
} from './exact.ts'
import type { Subject } from './subject.ts'

export type Money = ActiveOf<'amount' | 'percent'>
export type Limit = ActiveOf<'cap' | 'floor'>

/** A step of the value: its delta and trace fields. */
export interface ValueStep extends Pick<TraceStep, 'kind' | 'rule'> {
  readonly from?: Pick<Active, 'questionKey' | 'choiceKey'> | undefined
  readonly part?: string | undefined
  readonly delta: Whole
  readonly internal?: boolean
}

export interface Value {
  readonly grade: string | null
  readonly graded: Whole
  readonly subtotal: Whole
  readonly isNil: boolean
  readonly steps: readonly ValueStep[]
}

/** Section 7: from the base price to the subtotal. */
export function valueOf(catalog: Catalog, subject: Subject, base: Whole, active: readonly Active[]): Value {
  const grade = worstGrade(catalog, active) ?? bestGrade(catalog)
  const graded = gradedBy(subject, grade, base)
  const money = active.filter((one) => isKind(one, 'amount', 'percent'))
  const deltas = money.map((one) => deltaOf(one, graded))
  const kept = money.map((one, index) => !isOverlapped(money, deltas, index))
  const settled = settle(catalog, subject, {
    graded,
    gains: sum(deltas.filter((delta) => delta > 0n)),
    deductions: -sum(deltas.filter((delta, index) => delta < 0n && kept[index])),
    caps: active.filter((one) => isKind(one, 'cap')),
    floors: active.filter((one) => isKind(one, 'floor')),
  })
  const gradeStep: ValueStep = {
    kind: 'grade',
    rule: grade ? gradeRule(subject, grade) : null,
    from: active.find((one) => isKind(one, 'grade') && one.effect.code === grade?.code),
    delta: graded - base,
  }
  const effectSteps = money.map((one, index): ValueStep => {
    const delta = deltas[index] ?? 0n
    const { effect } = one
    const rule =
      effect.kind === 'amount'
        ? { amountMinor: effect.amountMinor }
        : { bp: effect.bp, minMinor: effect.minMinor, maxMinor: effect.maxMinor }
    const origin = { from: one, part: effect.part }
    if (kept[index]) return { ...origin, kind: 'effect', rule, delta }
    return {
      ...origin,
      kind: 'overlapDropped',
      rule: { ...rule, droppedMinor: delta },
      delta: 0n,
      internal: true,
    }
  })
  return {
    grade: grade?.code ?? null,
    graded,
    subtotal: settled.subtotal,
    isNil: settled.isNil,
    steps: [
      { kind: 'base', rule: null, delta: base },
      ...[gradeStep, ...effectSteps, ...settled.steps].filter(
        ({ kind, delta }) => delta !== 0n || kind === 'overlapDropped',
      ),
    ],
  }
}

function gradeRule({ ownAmounts }: Subject, { code, factorBp }: Grade): object {
  const amountMinor = ownAmounts.get(code)
  return amountMinor === undefined ? { code, factorBp } : { code, amountMinor }
}

export type Grade = Catalog['grades'][number]

/** The chosen grade of greatest rank. */
export function worstGrade(catalog: Catalog, active: readonly Active[]): Grade | undefined {
  const codes = active.filter((one) => isKind(one, 'grade')).map(({ effect }) => effect.code)
  return byRank(catalog).findLast(({ code }) => codes.includes(code))
}

export function bestGrade(catalog: Catalog): Grade | undefined {
  return byRank(catalog)[0]
}

/** Own amount of the device for the grade, else its share of the base. */
export function gradedBy(subject: Subject, grade: Grade | undefined, base: Whole): Whole {
  if (!grade) return base
  const own = subject.ownAmounts.get(grade.code)
  return own === undefined ? share(base, grade.factorBp) : whole(own)
}

/** Section 7.3. */
export function deltaOf({ effect }: Money, graded: Whole): Whole {
  if (effect.kind === 'amount') return whole(effect.amountMinor)
  if (effect.bp === 0) return 0n
  let size = sizeOf(div(graded * BigInt(effect.bp), 10000n))
  if (effect.minMinor !== undefined) size = largest(size, whole(effect.minMinor))
  if (effect.maxMinor !== undefined) size = smallest(size, whole(effect.maxMinor))
  return effect.bp < 0 ? -size : size
}

/** Section 7.4: true if another deduction on the same part replaces this one. */
function isOverlapped(money: readonly Money[], deltas: readonly Whole[], index: number): boolean {
  const part = money[index]?.effect.part
  const own = deltas[index] ?? 0n
  if (part === undefined || own >= 0n) return false
  return money.some((other, at) => {
    const delta = deltas[at] ?? 0n
    return other.effect.part === part && (delta < own || (delta === own && at < index))
  })
}

export interface Sums {
  readonly graded: Whole
  readonly gains: Whole
  readonly deductions: Whole
  readonly caps: readonly Limit[]
  readonly floors: readonly Limit[]
}

/** Sections 7.5 and 7.6: every limit, in order. */
export function settle(
  catalog: Catalog,
  { model }: Subject,
  { graded, gains, deductions, caps, floors }: Sums,
): { readonly subtotal: Whole; readonly isNil: boolean; readonly steps: readonly ValueStep[] } {
  const steps: ValueStep[] = []
  let value = graded + gains - deductions
  function become(next: Whole, kind: string, rule: object, from?: Active): void {
    steps.push({ kind, rule, from, delta: next - value })
    value = next
  }
  const allowed = share(graded, catalog.deductionCapBp)
  if (deductions > allowed) become(graded + gains - allowed, 'deductionCap', { bp: catalog.deductionCapBp })
  const cap = caps.toSorted((a, b) => a.effect.bp - b.effect.bp)[0]
  if (cap) become(smallest(value, share(graded, cap.effect.bp)), 'valueCap', { bp: cap.effect.bp }, cap)
  const floor = floors.toSorted((a, b) => b.effect.bp - a.effect.bp)[0]
  if (floor)
    become(largest(value, share(graded, floor.effect.bp)), 'valueFloor', { bp: floor.effect.bp }, floor)
  const { floorMinor, ceilingMinor } = model
  const atLeast = (amount: Whole) => (floorMinor === undefined ? amount : largest(amount, whole(floorMinor)))
  const atMost = (amount: Whole) =>
    ceilingMinor === undefined ? amount : smallest(amount, whole(ceilingMinor))
  become(atLeast(value), 'floor', { limitMinor: floorMinor })
  become(atMost(value), 'ceiling', { limitMinor: ceilingMinor })
  become(atMost(atLeast(roundPrice(value, catalog.rounding))), 'rounding', roundingRule(catalog.rounding))
  const limit = largest(1n, whole(catalog.minOfferMinor))
  const isNil = catalog.kind === 'buy' && value < limit
  if (isNil) become(0n, 'minOffer', { limitMinor: limit })
  return { subtotal: value, isNil, steps }
}

function byRank(catalog: Catalog): readonly Grade[] {
  return catalog.grades.toSorted((a, b) => a.rank - b.rank)
}
