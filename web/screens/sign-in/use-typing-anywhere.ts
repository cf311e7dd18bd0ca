import { type RefObject, useEffect } from 'react'

/** Whatever is typed with the focus elsewhere goes into the field, first letter included. */
export function useTypingAnywhere(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      // A blank presses the button or link that has the focus.
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
