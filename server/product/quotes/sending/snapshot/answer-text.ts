import { type QuestionWording, textIn } from '@costard/contract'
import { type Answer, type Question, unitAfter } from '@costard/pricing'

/** Returns an answer in words. */
export function answerText(
  answer: NonNullable<Answer>,
  { type, number }: Question,
  words: QuestionWording | undefined,
  language: string,
): string {
  const labelOf = (choice: string) => textIn(language, words?.choices[choice]?.label) || choice
  if (typeof answer === 'object') return answer.map(labelOf).join(', ')
  if (type === 'number') return `${String(answer)}${unitAfter(number?.unit, language)}`
  return type === 'single' || type === 'boolean' ? labelOf(String(answer)) : String(answer)
}
