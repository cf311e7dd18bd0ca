import { useDraft } from '../../draft/draft-context.ts'

export function QuestionsScreen() {
  useDraft()
  return null
}
