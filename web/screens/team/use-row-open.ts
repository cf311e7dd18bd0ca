import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** A click anywhere in a row opens what its link leads to. */
export function useRowOpen(path: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return ({ target }) => {
    // The link opens itself, also in another tab; a selection is somebody copying.
    const isLink = target instanceof Element && target.closest('a') !== null
    if (!isLink && window.getSelection()?.isCollapsed !== false) void navigate(path)
  }
}
