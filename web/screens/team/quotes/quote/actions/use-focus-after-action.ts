import type { Quote } from '@costard/contract'
import { type RefObject, useEffect, useRef } from 'react'

/** Dialogs give the focus back when they have faded. Milliseconds. */
const fadedMs = 300

/** Returns a ref for the heading, which gets the focus if an action removed the button that had it. */
export function useFocusAfterAction({ state }: Quote): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const known = useRef(state)
  useEffect(() => {
    if (known.current === state) return undefined
    known.current = state
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    }, fadedMs)
    return () => clearTimeout(timer)
  }, [state])
  return heading
}
