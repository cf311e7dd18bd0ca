import type { Minor } from '../amounts.ts'
import type { Answer, Catalog, Question } from '../catalog.ts'
import { checkAnswer } from '../compile/check-answer.ts'
import { ownValue } from '../compile/own-value.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { price } from '../compute/price.ts'

/**
 * One reason why the amount is another one. `answer`: the question is answered otherwise. `consequence`: the answer
 * is the same, but worth something else, as a share of another graded amount is. Answers count in full; what the
 * rules then take back or add stands on lines of its own: `overlap` for parts deducted once, each limit and the
 * rounding by its name, `offer` for the proposition, then what the line adds.
 */
export type DiffLine =
  | {
      readonly cause: 'answer' | 'consequence'
      readonly questionKey: string
      /** Effective answers; null where none counts. */
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
  /** One of the two has no value at all: it is rejected, or nobody has priced it. */
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
  /** What is paid in the main direction, added tax included: after less before. The sum of the lines. */
  readonly differenceMinor: Minor
  /** Changed questions in catalog order, then the lines of the rules that moved money. */
  readonly lines: readonly DiffLine[]
}

/** What a changed inspection does to the amount, line by line. Throws PricingError like price. */
export function diffAnswers(catalog: Catalog, before: PriceRequest, after: PriceRequest): AnswerDiff {
  const was = price(catalog, before)
  const is = price(catalog, after)
  const isComparable = (was.baseMinor === null) === (is.baseMinor === null)
  const moved = movesOf(is, isComparable)
  subtract(moved, movesOf(was, isComparable))
  const lines: DiffLine[] = []
  for (const question of catalog.questions) {
    const { key } = question
    const deltaMinor = moved.questions.get(key) ?? 0
    const from = effectiveAnswer(question, before, was)
    const to = effectiveAnswer(question, after, is)
    const isSame = JSON.stringify(from) === JSON.stringify(to)
    if (isSame && deltaMinor === 0) continue
    const cause = isSame ? 'consequence' : 'answer'
    lines.push({ cause, questionKey: key, before: from, after: to, deltaMinor })
  }
  for (const cause of causes) {
    const deltaMinor = moved.causes.get(cause) ?? 0
    if (deltaMinor !== 0) lines.push({ cause, deltaMinor })
  }
  return { before: was, after: is, differenceMinor: lastOf(is) - lastOf(was), lines }
}

interface Moves {
  readonly questions: Map<string, Minor>
  readonly causes: Map<DiffCause, Minor>
}

/** What each question and each rule moved, as far as the trace tells. */
function movesOf({ trace }: PriceResult, isComparable: boolean): Moves {
  const moves: Moves = { questions: new Map(), causes: new Map() }
  for (const { scope, kind, questionKey, rule, delta } of trace) {
    if (scope === 'offer') add(moves.causes, 'offer', delta)
    else if (scope === 'value' && !isComparable) add(moves.causes, 'stopped', delta)
    else if (kind === 'overlapDropped' && questionKey !== undefined && rule !== null) {
      const droppedMinor = 'droppedMinor' in rule ? Number(rule.droppedMinor) : 0
      add(moves.questions, questionKey, droppedMinor)
      add(moves.causes, 'overlap', 0 - droppedMinor)
    } else if (questionKey !== undefined && (kind === 'effect' || kind === 'grade')) {
      add(moves.questions, questionKey, delta)
    } else {
      const cause = causes.find((name) => name === kind)
      if (cause) add(moves.causes, cause, delta)
    }
  }
  return moves
}

function subtract(from: Moves, other: Moves): void {
  for (const [key, minor] of other.questions) add(from.questions, key, 0 - minor)
  for (const [cause, minor] of other.causes) add(from.causes, cause, 0 - minor)
}

function add<K>(totals: Map<K, Minor>, key: K, minor: Minor): void {
  totals.set(key, (totals.get(key) ?? 0) + minor)
}

function lastOf({ trace }: PriceResult): Minor {
  return trace.at(-1)?.after ?? 0
}

/** The answer that counted: that of a hidden question does not, a default does. */
function effectiveAnswer(question: Question, { answers }: PriceRequest, result: PriceResult): Answer {
  const { key } = question
  if (result.notApplicable.includes(key)) return null
  if (result.findings.some(({ code, path }) => code === 'unknown-question' && path === `answers.${key}`))
    return null
  const given = result.defaulted.includes(key) ? question.default : ownValue(answers, key)
  return checkAnswer(question, given).answer ?? null
}
