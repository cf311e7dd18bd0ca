import { useDraft } from '../../draft/draft-context.ts'

export function ComputationScreen() {
  useDraft()
  return null
}
