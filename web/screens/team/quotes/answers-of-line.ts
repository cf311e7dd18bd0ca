import { type CatalogDocument, type QuoteLine, textIn } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'

/** A question with its answer on a line, as text. */
export interface LineAnswer {
  readonly key: string
  /** Place of the question in its catalog, from 1. */
  readonly number: number
  readonly text: string
  readonly answer: string
  /** True if the answer holds or rejects the device. */
  readonly isHeld: boolean
  /** Change of the value by the answer. Minor units. */
  readonly movedMinor: number
}

/** Returns the answers of a line in the order of the catalog, without questions that do not apply. */
export function answersOfLine(
  { pricing, wording }: Pick<CatalogDocument, 'pricing' | 'wording'>,
  { answers, result: { trace, reasons, notApplicable } }: Pick<QuoteLine, 'answers' | 'result'>,
  language: string,
): readonly LineAnswer[] {
  const held = new Set(reasons.map(({ questionKey }) => questionKey))
  return pricing.questions.flatMap((question, place) => {
    const answer = answers[question.key]
    if (answer === undefined || answer === null || notApplicable.includes(question.key)) return []
    const words = wording.questions[question.key]
    const choice = (key: string) => textIn(language, words?.choices[key]?.label) || key
    return {
      key: question.key,
      number: place + 1,
      text: textIn(language, words?.text) || question.key,
      answer: answerWords(question, answer, choice, language),
      isHeld: held.has(question.key),
      movedMinor: trace.reduce(
        (sum, step) => (step.questionKey === question.key ? sum + step.delta : sum),
        0,
      ),
    }
  })
}

function answerWords(
  { type, number }: Question,
  answer: Answer,
  choice: (key: string) => string,
  language: string,
): string {
  if (Array.isArray(answer)) return answer.map(choice).join(', ')
  if (type === 'number') return `${String(answer)}${unitAfter(number?.unit, language)}`
  return choice(String(answer))
}
