import { type RefObject, useEffect } from 'react'

/** Redirects typing anywhere on the page into the field, including the first letter. */
export function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // Space presses the focused button or link.
      if (event.key.length !== 1 || event.key === ' ' || isTaken(event.target)) return
      field.current?.focus()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [field])
}

function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [role="menu"]') !== null
}
