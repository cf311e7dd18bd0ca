import type { Answer, Question } from '../catalog.ts'
import { finding, type Finding } from '../finding.ts'
import { isIsoDate } from '../iso-date.ts'

export type GivenAnswer = Exclude<Answer, null>

/** Valid part of a given answer. `answer` is absent if none was given or none of it is valid. */
export interface CheckedAnswer {
  readonly answer?: GivenAnswer
  readonly findings: readonly Finding[]
}

/** Validates an answer. The value comes from a form or a file, so its type is unknown. */
export function checkAnswer(question: Question, value: unknown): CheckedAnswer {
  if (isNothing(value)) return { findings: [] }
  const path = `answers.${question.key}`
  switch (question.type) {
    case 'single':
      return typeof value === 'string' ? checkSingle(question, value, path) : invalid(path)
    case 'multi':
      return isTexts(value) ? checkMulti(question, value, path) : invalid(path)
    case 'boolean':
      return typeof value === 'boolean' ? { answer: value, findings: [] } : invalid(path)
    case 'number':
      return checkNumber(question, value, path)
    case 'text':
      return typeof value === 'string' ? { answer: value, findings: [] } : invalid(path)
    case 'date':
      return typeof value === 'string' && isIsoDate(value) ? { answer: value, findings: [] } : invalid(path)
    case 'photo':
      return isTexts(value) ? { answer: value, findings: [] } : invalid(path)
  }
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0
}

function checkSingle(question: Question, key: string, path: string): CheckedAnswer {
  if (activeChoices(question).some((choice) => choice.key === key)) return { answer: key, findings: [] }
  return { findings: [finding('unknown-choice', `${path}.${key}`)] }
}

function checkMulti(question: Question, keys: readonly string[], path: string): CheckedAnswer {
  const given = new Set(keys)
  const chosen = activeChoices(question).filter(({ key }) => given.has(key))
  for (const { key } of chosen) given.delete(key)
  const findings = [...given].map((key) => finding('unknown-choice', `${path}.${key}`))
  const exclusive = chosen.find((choice) => choice.exclusive)
  if (exclusive && chosen.length > 1) {
    return { answer: [exclusive.key], findings: [...findings, finding('exclusive-cleared', path)] }
  }
  return chosen.length > 0 ? { answer: chosen.map(({ key }) => key), findings } : { findings }
}

function checkNumber({ number }: Question, value: unknown, path: string): CheckedAnswer {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return invalid(path)
  if (number && (value < number.min || value > number.max)) {
    return { findings: [finding('answer-out-of-range', path)] }
  }
  return { answer: value, findings: [] }
}

function activeChoices({ choices }: Question): Question['choices'] {
  return choices.filter(({ active }) => active !== false)
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

function invalid(path: string): CheckedAnswer {
  return { findings: [finding('invalid-answer', path)] }
}
