import type { Minor } from '../amounts.ts'
import type { Answer, Catalog, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { ownValue } from '../compile/own-value.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { price } from '../compute/price.ts'

/**
 * A cause of the difference between two amounts. `answer`: the answer changed. `consequence`: the answer is
 * the same but its effect differs, e.g. a percentage of another graded amount. Answers count with their full
 * effect; corrections by other rules are separate lines: `overlap` for parts deducted once, each limit and
 * the rounding by name, `offer` for the proposition, then the components of the line.
 */
export type DiffPart =
  | {
      readonly cause: 'answer' | 'consequence'
      readonly questionKey: string
      /** Effective answers; null without one. */
      readonly before: Answer
      readonly after: Answer
      readonly deltaMinor: Minor
    }
  | { readonly cause: DiffCause; readonly deltaMinor: Minor }

export type DiffCause = (typeof causes)[number]

const causes = [
  'base',
  'grade',
  'overlap',
  'deductionCap',
  'valueCap',
  'valueFloor',
  'floor',
  'ceiling',
  'rounding',
  'minOffer',
  /**
   * Only one of the two has an offer: the other is rejected, has no price, or has a value without an offer.
   */
  'stopped',
  'offer',
  'quantity',
  'service',
  'bundle',
  'adjustment',
  'tax',
] as const

export interface AnswerDiff {
  readonly before: PriceResult
  readonly after: PriceResult
  /**
   * Difference of the amounts in the main direction with added tax, counted as 0 without an offer. Equals the
   * sum of the lines.
   */
  readonly differenceMinor: Minor
  /** Changed questions in catalog order, then the other causes with a difference. */
  readonly lines: readonly DiffPart[]
}

/** Returns the difference between two requests by cause. Throws PricingError like price. */
export function diffAnswers(catalog: Catalog, before: PriceRequest, after: PriceRequest): AnswerDiff {
  const was = price(catalog, before)
  const is = price(catalog, after)
  const isComparable = (was.baseMinor === null) === (is.baseMinor === null)
  const deltas = deltasOf(is, isComparable)
  subtract(deltas, deltasOf(was, isComparable))
  const lines: DiffPart[] = []
  for (const question of catalog.questions) {
    const { key } = question
    const deltaMinor = deltas.questions.get(key) ?? 0
    const from = effectiveAnswer(question, before, was)
    const to = effectiveAnswer(question, after, is)
    const isSame = JSON.stringify(from) === JSON.stringify(to)
    if (isSame && deltaMinor === 0) continue
    const cause = isSame ? 'consequence' : 'answer'
    lines.push({ cause, questionKey: key, before: from, after: to, deltaMinor })
  }
  for (const cause of causes) {
    const deltaMinor = deltas.causes.get(cause) ?? 0
    if (deltaMinor !== 0) lines.push({ cause, deltaMinor })
  }
  return { before: was, after: is, differenceMinor: offeredAmount(is) - offeredAmount(was), lines }
}

interface Deltas {
  readonly questions: Map<string, Minor>
  readonly causes: Map<DiffCause, Minor>
}

/** Returns the sum of the trace deltas per question and per cause. */
function deltasOf(result: PriceResult, isComparable: boolean): Deltas {
  const { trace, propositionKey } = result
  const deltas: Deltas = { questions: new Map(), causes: new Map() }
  for (const { scope, kind, questionKey, rule, delta } of trace) {
    if (scope === 'offer') add(deltas.causes, 'offer', delta)
    else if (scope === 'value' && !isComparable) add(deltas.causes, 'stopped', delta)
    else if (kind === 'overlapDropped' && questionKey !== undefined && rule !== null) {
      const droppedMinor = 'droppedMinor' in rule ? Number(rule.droppedMinor) : 0
      add(deltas.questions, questionKey, droppedMinor)
      add(deltas.causes, 'overlap', 0 - droppedMinor)
    } else if (questionKey !== undefined && (kind === 'effect' || kind === 'grade')) {
      add(deltas.questions, questionKey, delta)
    } else {
      const cause = causes.find((name) => name === kind)
      if (cause) add(deltas.causes, cause, delta)
    }
  }
  // The value at the end of the trace is not offered.
  if (propositionKey === null) add(deltas.causes, 'stopped', 0 - lastAmount(result))
  return deltas
}

function subtract(from: Deltas, other: Deltas): void {
  for (const [key, minor] of other.questions) add(from.questions, key, 0 - minor)
  for (const [cause, minor] of other.causes) add(from.causes, cause, 0 - minor)
}

function add<K>(totals: Map<K, Minor>, key: K, minor: Minor): void {
  totals.set(key, (totals.get(key) ?? 0) + minor)
}

function offeredAmount(result: PriceResult): Minor {
  return result.propositionKey === null ? 0 : lastAmount(result)
}

function lastAmount({ trace }: PriceResult): Minor {
  return trace.at(-1)?.after ?? 0
}

/** Returns the effective answer: null for a hidden question, the default if none was given. */
function effectiveAnswer(question: Question, { answers }: PriceRequest, result: PriceResult): Answer {
  const { key } = question
  if (result.notApplicable.includes(key)) return null
  if (result.findings.some(({ code, path }) => code === 'unknown-question' && path === `answers.${key}`))
    return null
  const given = result.defaulted.includes(key) ? question.default : ownValue(answers, key)
  return checkAnswer(question, given).answer ?? null
}
