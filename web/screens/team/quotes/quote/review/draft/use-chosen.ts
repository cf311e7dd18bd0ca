import { useRef } from 'react'
import type { Edit } from '../../../changes/part-words.ts'
import type { QuotePart } from '../../../changes/quote-differences.ts'

/** Edits outside of the form, until they are saved. */
export function useChosen(kept: Edit = {}) {
  const chosen = useRef(kept)
  const leaveOut = (isLeftOut: (part: keyof Edit) => boolean) => {
    chosen.current = without(chosen.current, isLeftOut)
  }
  return {
    now: () => chosen.current,
    add: (edit: Edit) => {
      const lines = edit.lines && { ...chosen.current.lines, ...edit.lines }
      chosen.current = { ...chosen.current, ...edit, ...(lines && { lines }) }
    },
    /** Keeps a part that was edited again meanwhile. */
    saved: (edit: Edit) => leaveOut((part) => chosen.current[part] === edit[part]),
    forget: (parts: readonly QuotePart[] = partsIn(chosen.current)) =>
      leaveOut((part) => parts.includes(part)),
  }
}

export function partsIn(edit: Edit): readonly (keyof Edit)[] {
  // The keys of an edit are parts of the quote.
  return Object.keys(edit) as (keyof Edit)[]
}

export function without(edit: Edit, isLeftOut: (part: keyof Edit) => boolean): Edit {
  return Object.fromEntries(partsIn(edit).flatMap((part) => (isLeftOut(part) ? [] : [[part, edit[part]]])))
}
