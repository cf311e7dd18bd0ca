import type { Answer, Catalog, Question } from '../../catalog.ts'
import type { PriceRequest } from '../../price-request.ts'
import { holds, type Look, seeFact } from './conditions.ts'
import type { Findings } from './findings.ts'
import type { Subject } from './subject.ts'

export type Given = Exclude<Answer, null>

/** Section 4.1: effective answers, and findings for the others. */
export interface Answers {
  readonly effective: ReadonlyMap<string, Given>
  readonly missing: readonly string[]
  readonly notApplicable: readonly string[]
  readonly defaulted: readonly string[]
}

export function effectiveAnswers(
  catalog: Catalog,
  subject: Subject,
  request: PriceRequest,
  findings: Findings,
): Answers {
  const applying = applyingQuestions(catalog, request)
  for (const key of Object.keys(request.answers))
    if (!applying.some((question) => question.key === key)) findings.add('unknown-question', `answers.${key}`)
  const effective = new Map<string, Given>()
  const missing: string[] = []
  const notApplicable: string[] = []
  const defaulted: string[] = []
  const look: Look = (leaf) =>
    'question' in leaf ? { value: effective.get(leaf.question) } : seeFact(leaf, subject)
  for (const question of applying) {
    const { key } = question
    const given = answerTo(question, request)
    if (!holds(question.conditions, look)) {
      if (given !== undefined && given !== null) notApplicable.push(key)
      continue
    }
    const checked = checkAnswer(question, given, findings)
    const byDefault = checked === undefined ? checkAnswer(question, question.default) : undefined
    if (checked !== undefined) effective.set(key, checked)
    else if (byDefault !== undefined) {
      effective.set(key, byDefault)
      defaulted.push(key)
    } else if (question.required) missing.push(key)
  }
  return { effective, missing, notApplicable, defaulted }
}

export function applyingQuestions(catalog: Catalog, request: PriceRequest): readonly Question[] {
  const { phase = 'quote', audience = 'agent' } = request
  return catalog.questions.filter(
    (question) =>
      question.active !== false &&
      (question.visibleTo === 'both' || question.visibleTo === audience) &&
      (phase === 'inspection' || question.phase !== 'inspection'),
  )
}

/** Effective answer of a visible question: the given one, else the default. */
export function answerOrDefault(question: Question, request: PriceRequest): Given | undefined {
  return checkAnswer(question, answerTo(question, request)) ?? checkAnswer(question, question.default)
}

export function existsInCalendar(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return false
  const year = Number(date.slice(0, 4))
  const month = Number(date.slice(5, 7))
  const day = Number(date.slice(8))
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return days !== undefined && day >= 1 && day <= days
}

function answerTo(question: Question, request: PriceRequest): Answer | undefined {
  return Object.hasOwn(request.answers, question.key) ? request.answers[question.key] : undefined
}

function checkAnswer(question: Question, answer: Answer | undefined, findings?: Findings): Given | undefined {
  const path = `answers.${question.key}`
  const invalid = (): undefined => void findings?.add('invalid-answer', path)
  if (answer === undefined || answer === null) return undefined
  if (Array.isArray(answer) && answer.length === 0) return undefined
  if (typeof answer === 'string' && answer.trim() === '') return undefined
  switch (question.type) {
    case 'single': {
      if (typeof answer !== 'string') return invalid()
      if (activeChoices(question).some(({ key }) => key === answer)) return answer
      findings?.add('unknown-choice', `${path}.${answer}`)
      return undefined
    }
    case 'multi':
      return isTexts(answer) ? checkChoices(question, answer, findings) : invalid()
    case 'boolean':
      return typeof answer === 'boolean' ? answer : invalid()
    case 'text':
      return typeof answer === 'string' ? answer : invalid()
    case 'date':
      return typeof answer === 'string' && existsInCalendar(answer) ? answer : invalid()
    case 'photo':
      return isTexts(answer) ? answer : invalid()
    case 'number': {
      if (typeof answer !== 'number' || !Number.isSafeInteger(answer)) return invalid()
      const { min, max } = question.number ?? { min: -Infinity, max: Infinity }
      if (answer >= min && answer <= max) return answer
      findings?.add('answer-out-of-range', path)
      return undefined
    }
  }
}

function checkChoices(
  question: Question,
  given: readonly string[],
  findings?: Findings,
): readonly string[] | undefined {
  const path = `answers.${question.key}`
  const active = activeChoices(question)
  for (const key of new Set(given))
    if (!active.some((choice) => choice.key === key)) findings?.add('unknown-choice', `${path}.${key}`)
  const chosen = active.filter(({ key }) => given.includes(key))
  const alone = chosen.find(({ exclusive }) => exclusive)
  if (alone && chosen.length > 1) {
    findings?.add('exclusive-cleared', path)
    return [alone.key]
  }
  return chosen.length > 0 ? chosen.map(({ key }) => key) : undefined
}

export function activeChoices(question: Question): Question['choices'] {
  return question.choices.filter(({ active }) => active !== false)
}

function isTexts(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((part) => typeof part === 'string')
}
