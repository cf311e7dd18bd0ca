import type { Question } from './catalog.ts'
import type { Subject } from './subject.ts'

/** The questions that this phase and this audience are asked at all, conditions aside. */
export function applyingQuestions({ catalog, request }: Subject): Question[] {
  const { phase = 'quote', audience = 'agent' } = request
  return catalog.questions.filter(
    (question) =>
      question.active !== false &&
      (question.visibleTo === 'both' || question.visibleTo === audience) &&
      (phase === 'inspection' || question.phase !== 'inspection'),
  )
}
