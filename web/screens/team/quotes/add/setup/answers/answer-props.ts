import type { CatalogDocument } from '@costard/contract'
import type { Answer, Question } from '@costard/pricing'
import type { LineForm } from '../draft/use-lines.ts'

/** Props of every answer control. */
export interface AnswerProps {
  readonly document: CatalogDocument
  readonly line: LineForm
  readonly question: Question
  readonly labelId: string
  readonly showsEffects: boolean
  readonly onAnswer: (answer: Answer) => void
  /** The question is answered: fold it. */
  readonly onNext: () => void
}
