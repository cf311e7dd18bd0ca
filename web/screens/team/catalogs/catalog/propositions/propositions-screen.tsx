import { useDraft } from '../../draft/draft-context.ts'

export function PropositionsScreen() {
  useDraft()
  return null
}
