import { useEffect, useState } from 'react'

/** Time in which dialogs fade after closing. Milliseconds. */
const fadedMs = 200

/**
 * Returns the focus to the control that opened a dialog, or to the button of its menu. Mantine only does so
 * for a dialog that existed while closed and has no field with `autoFocus`.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opened, setOpened] = useState({ isOpen, by: isOpen ? openerNow() : null })
  // During rendering: a field with `autoFocus` gets the focus once the dialog is in the document.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, by: isOpen ? openerNow() : opened.by })
  const { by } = opened
  useEffect(() => {
    if (!isOpen) return undefined
    return () => {
      setTimeout(() => {
        if (document.activeElement === document.body) by?.focus({ preventScroll: true })
      }, fadedMs)
    }
  }, [isOpen, by])
}

function openerNow(): HTMLElement | null {
  const has = document.activeElement
  if (!(has instanceof HTMLElement)) return null
  const menu = has.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return menu == null ? has : document.getElementById(menu)
}
