import type { Answer } from './answer.ts'
import { wordsOf } from './words.ts'

/** Returns the answers that contain every searched word, those with all words in the question first. */
export function searchAnswers(answers: readonly Answer[], search: string): readonly Answer[] {
  const searched = wordsOf(search)
  if (searched.length === 0) return answers
  const inQuestion = answers.filter(({ questionWords }) => hasAll(questionWords, searched))
  const inAnswer = answers.filter(
    (answer) => !inQuestion.includes(answer) && hasAll(answer.allWords, searched),
  )
  return [...inQuestion, ...inAnswer]
}

function hasAll(words: readonly string[], searched: readonly string[]): boolean {
  return searched.every((each) => words.some((word) => word.startsWith(each)))
}
