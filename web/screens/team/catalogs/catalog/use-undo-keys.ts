import { useEffect } from 'react'
import type { DraftEditor } from '../draft/draft-editor.ts'

/** Handles Ctrl Z and Ctrl Shift Z, except in a field or a dialog with its own undo. */
export function useUndoKeys(editor: DraftEditor): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if ((key !== 'z' && key !== 'y') || isTaken(event.target)) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.redo()
      else editor.undo()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [editor])
}

function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [role="dialog"]') !== null)
  )
}
