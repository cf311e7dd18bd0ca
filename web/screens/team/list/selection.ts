import { type KeyboardEvent, useRef } from 'react'

/** The selected rows of a list. */
export interface Selection {
  readonly count: number
  readonly has: (id: string) => boolean
  /** True if the maximum is selected. */
  readonly isFull: boolean
  readonly set: (ids: readonly string[], isSelected: boolean) => void
  readonly clear: () => void
}

/** Selects one row, or with Shift all rows from the last selected one. Ctrl+A selects all. */
export function useRange(ids: readonly string[], selection: Selection | undefined) {
  const anchor = useRef<string>(undefined)
  return {
    toggle: (id: string, isRange: boolean) => {
      if (!selection) return
      const isSelected = !selection.has(id)
      const [from, to] = [ids.indexOf(anchor.current ?? ''), ids.indexOf(id)]
      const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id]
      selection.set(range, isRange && from >= 0 ? true : isSelected)
      anchor.current = id
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!selection || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return
      event.preventDefault()
      selection.set(ids, true)
    },
  }
}
