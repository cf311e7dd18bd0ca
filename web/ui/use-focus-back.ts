import { useEffect, useState } from 'react'

/** Time in which dialogs fade after closing. Milliseconds. */
const fadedMs = 200

/** Openers of the dialogs that are open, the outermost first. */
const openers: HTMLElement[] = []

/**
 * Returns the focus to the control that opened a dialog, or to the button of its menu. Mantine only does so
 * for a dialog that existed while closed and has no field with `autoFocus`. A control within another dialog
 * can be gone with it by then: the focus returns to what opened that one.
 */
export function useFocusBack(isOpen: boolean): void {
  const [opened, setOpened] = useState({ isOpen, by: isOpen ? openersNow() : [] })
  // During rendering: a field with `autoFocus` gets the focus once the dialog is in the document.
  if (opened.isOpen !== isOpen) setOpened({ isOpen, by: isOpen ? openersNow() : opened.by })
  const { by } = opened
  useEffect(() => {
    if (!isOpen) return undefined
    const [own] = by
    if (own) openers.push(own)
    return () => {
      if (own) openers.splice(openers.lastIndexOf(own), 1)
      setTimeout(() => {
        if (document.activeElement !== document.body) return
        by.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true })
      }, fadedMs)
    }
  }, [isOpen, by])
}

/** Returns the control that opens a dialog now, and those that opened the dialogs around it, from the inside out. */
function openersNow(): readonly HTMLElement[] {
  const has = document.activeElement
  const around = openers.toReversed()
  if (!(has instanceof HTMLElement) || has === document.body) return around
  const menu = has.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const own = menu == null ? has : document.getElementById(menu)
  return own ? [own, ...around] : around
}
