import type { Quote } from '@costard/contract'
import { type RefObject, useEffect, useRef } from 'react'

/** Dialogs return the focus after fading out. Milliseconds. */
const fadedMs = 300

/** Returns a ref for the heading, which is focused if an action removed the focused button. */
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
