import { type CatalogDocument, textIn } from '@costard/contract'
import type { Question } from '@costard/pricing'
import { wordOf, plainWord } from '@costard/contract/device-rows'
import type { Answer } from '../decisions.ts'

/**
 * Returns the answers in the row's own columns: columns named like a question, with a value that is the label
 * of an answer, or a number. Other columns are ignored.
 */
export function answersInColumns(
  { pricing, wording }: Pick<CatalogDocument, 'pricing' | 'wording'>,
  others: Readonly<Record<string, string>>,
): Readonly<Record<string, Answer>> {
  if (Object.keys(others).length === 0) return {}
  const answers = pricing.questions.flatMap((question) => {
    const words = wording.questions[question.key]
    const names = [question.key, ...Object.values(words?.text ?? {})].map(wordOf)
    const text = names.map((name) => others[name]).find((cell) => cell !== undefined)
    const answer = text === undefined ? undefined : answerIn(question, words?.choices, text)
    return answer === undefined ? [] : [[question.key, answer] as const]
  })
  return Object.fromEntries(answers)
}

function answerIn(
  { type, choices, number }: Question,
  words: CatalogDocument['wording']['questions'][string]['choices'] | undefined,
  text: string,
): Answer | undefined {
  if (type === 'number') {
    const value = wholeNumber(text)
    return value !== undefined && number && value >= number.min && value <= number.max ? value : undefined
  }
  const keys = type === 'boolean' ? ['true', 'false'] : choices.map(({ key }) => key)
  const isNamed = (key: string) =>
    [key, ...Object.values(words?.[key]?.label ?? {})].some((name) => plainWord(name) === plainWord(text))
  const key = keys.find(isNamed)
  if (key === undefined) return undefined
  if (type === 'boolean') return key === 'true'
  return type === 'single' ? key : type === 'multi' ? [key] : undefined
}

/** Reads "87", "87 %", "87,0" and "87.0". */
function wholeNumber(text: string): number | undefined {
  const [, digits] = /^(\d{1,6})(?:[.,]0+)? ?%?$/.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** True if the answer is valid for the question: it may come from another catalog. */
export function isAnswerOf(
  { type, choices, number }: Question,
  answer: Answer | undefined,
): answer is Answer {
  const isChoice = (key: unknown) => choices.some((choice) => choice.key === key && choice.active !== false)
  if (answer === undefined || answer === null) return false
  if (type === 'single') return isChoice(answer)
  if (type === 'multi') return Array.isArray(answer) && answer.every(isChoice)
  if (type === 'boolean') return typeof answer === 'boolean'
  if (type === 'number')
    return typeof answer === 'number' && answer >= (number?.min ?? 0) && answer <= (number?.max ?? Infinity)
  return type === 'text' && typeof answer === 'string'
}

export function labelOf(
  { wording }: Pick<CatalogDocument, 'wording'>,
  question: string,
  choice: string,
  language: string,
): string {
  return textIn(language, wording.questions[question]?.choices[choice]?.label) || choice
}
