import { useEffect, useState } from 'react'

/** Dialogs fade for a moment after they were closed. Milliseconds. */
const fadedMs = 200

/**
 * Gives the focus back to the control that opened a dialog, or to the button of the menu that it was in. Mantine does so
 * only for a dialog that was there while it was closed and has no field with `autoFocus`.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opened, setOpened] = useState({ isOpen, by: isOpen ? openerNow() : null })
  // While rendering: a field with `autoFocus` has the focus once the dialog is in the document.
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
