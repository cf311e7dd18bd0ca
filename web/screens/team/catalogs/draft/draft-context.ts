import type { CatalogId, TeamId } from '@costard/contract'
import { createContext, use } from 'react'
import type { DraftEditor, DraftState } from './draft-editor.ts'

interface OpenDraft {
  readonly teamId: TeamId
  readonly catalogId: CatalogId
  readonly editor: DraftEditor
  readonly state: DraftState
}

export const DraftContext = createContext<OpenDraft | null>(null)

/** Returns the open draft. Only for components below the layout of a catalog. */
export function useDraft(): OpenDraft {
  const draft = use(DraftContext)
  if (!draft) throw new Error('useDraft outside of a catalog')
  return draft
}
