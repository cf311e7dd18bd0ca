import { useParams } from 'react-router'
import { useDraft } from '../../draft/draft-context.ts'
import { partValue } from '../../draft/part-value.ts'
import { QuestionMissing } from '../../rules/question-missing.tsx'
import { QuestionEditor } from './question-editor.tsx'

/** Wording and conditions of a question. The effects of its answers are on another screen. */
export function QuestionScreen() {
  const { key = '' } = useParams()
  const value = partValue(useDraft().state.parts, 'question', key)
  return value ? (
    <QuestionEditor key={key} questionKey={key} value={value} />
  ) : (
    <QuestionMissing list="catalogQuestions" />
  )
}
