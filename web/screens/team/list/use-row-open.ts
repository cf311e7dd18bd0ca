import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** A click anywhere in a row opens the target of its link; undefined if rows do not open. */
export function useRowOpen(path: string | undefined): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return ({ target }) => {
    // The link handles its own clicks, including new tabs; while text is selected, the user is copying.
    const isLink = target instanceof Element && target.closest('a') !== null
    if (path !== undefined && !isLink && window.getSelection()?.isCollapsed !== false) void navigate(path)
  }
}
