import { createContext, use } from 'react'
import { EditorsContext, type Editor } from '#live/presence.ts'
import { useDraft } from './draft-context.ts'

/** Tells the team which part the user is editing; does nothing outside of a catalog. */
export const MoveToContext = createContext<(place: string) => void>(() => {})

/** Returns the colleagues who have this catalog open, each with the part they are editing. */
export function useEditors(): readonly Editor[] {
  const { catalogId } = useDraft()
  return use(EditorsContext).filter((editor) => editor.catalogId === catalogId)
}
