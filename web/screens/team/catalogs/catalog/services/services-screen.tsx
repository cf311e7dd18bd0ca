import { useDraft } from '../../draft/draft-context.ts'

export function ServicesScreen() {
  useDraft()
  return null
}
