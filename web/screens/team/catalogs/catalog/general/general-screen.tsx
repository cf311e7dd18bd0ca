import { useDraft } from '../../draft/draft-context.ts'

export function GeneralScreen() {
  useDraft()
  return null
}
