import { useDraft } from '../../draft/draft-context.ts'

export function ModelsScreen() {
  useDraft()
  return null
}
