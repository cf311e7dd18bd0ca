import type { Leaf, Question } from '../catalog.ts'
import { checkAnswer, type GivenAnswer } from '../compile/check-answer.ts'

/**
 * Returns enough valid answers to decide whether any answer makes these leaves true: values equal and
 * adjacent to those of the leaves.
 */
export function possibleAnswers(question: Question, leaves: readonly Leaf[]): GivenAnswer[] {
  const { type, choices } = question
  const keys = choices.filter(({ active }) => active !== false)
  const named = leaves.flatMap(({ value }) => value ?? [])
  switch (type) {
    case 'single':
      return keys.map(({ key }) => key)
    case 'boolean':
      return [true, false]
    case 'multi':
      // includes* ops are monotonic, so the largest compatible sets cover all others
      return [
        keys.filter(({ exclusive }) => !exclusive).map(({ key }) => key),
        ...keys.filter(({ exclusive }) => exclusive).map(({ key }) => [key]),
      ].filter((answer) => answer.length > 0)
    case 'number':
      return valid(question, numbersAround(question, named))
    case 'date':
      return valid(question, ['0001-01-01', '9999-12-31', ...named.flatMap(daysAround)])
    case 'text':
      return valid(question, ['!', '\uffff', ...named.flatMap((value) => [value, `${value}!`])])
    case 'photo':
      return [['photo']]
  }
}

function numbersAround({ number }: Question, named: readonly unknown[]): number[] {
  const beside = named.flatMap((value) => {
    return typeof value === 'number' ? [Math.floor(value), Math.ceil(value), value - 1, value + 1] : []
  })
  return [number?.min ?? -1e9, number?.max ?? 1e9, ...beside.map(Math.round)]
}

const dayMs = 86_400_000

function daysAround(value: unknown): string[] {
  const at = Date.parse(`${String(value)}T00:00:00Z`)
  if (Number.isNaN(at)) return []
  return [at - dayMs, at, at + dayMs].map((ms) => new Date(ms).toISOString().slice(0, 10))
}

function valid(question: Question, answers: readonly unknown[]): GivenAnswer[] {
  return answers.flatMap((value) => {
    const { answer } = checkAnswer(question, value)
    return answer === undefined ? [] : [answer]
  })
}
