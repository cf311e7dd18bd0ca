import type { CatalogDocument } from '@costard/contract'
import type { Answer, Question } from '@costard/pricing'
import type { LineForm } from '../draft/use-lines.ts'

/** Props that all answer controls share. */
export interface AnswerProps {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly question: Question
  readonly labelId: string
  readonly showsEffects: boolean
  readonly onAnswer: (answer: Answer) => void
  /** Called when the question is answered and can be collapsed. */
  readonly onNext: () => void
}
