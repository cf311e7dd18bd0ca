import { useDraft } from '../../draft/draft-context.ts'

export function VersionsScreen() {
  useDraft()
  return null
}
