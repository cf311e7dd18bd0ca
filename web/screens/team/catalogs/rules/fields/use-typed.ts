import { useEffect, useEffectEvent, useState } from 'react'

/** Pause in typing after which the input is final. Milliseconds. */
const pauseMs = 1500

/** A text being typed: it is entered on blur or after a pause, as one undo step. */
export interface Typed {
  readonly text: string
  /**
   * Value that a colleague entered meanwhile; the user's own text is not entered until one of the two is
   * chosen.
   */
  readonly theirs: string | undefined
  readonly change: (text: string) => void
  readonly leave: () => void
  readonly keepMine: () => void
  readonly takeTheirs: () => void
}

export function useTyped(
  value: string,
  enter: (text: string) => void,
  isAllowed: (text: string) => boolean = () => true,
): Typed {
  // Typed text, and the value that it replaces.
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const theirs = typed !== undefined && typed.over !== value && typed.text !== value ? value : undefined
  const enterTyped = () => {
    if (typed === undefined || theirs !== undefined || !isAllowed(typed.text)) return
    if (typed.text !== value) enter(typed.text)
    setTyped(undefined)
  }
  const commit = useEffectEvent(enterTyped)
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = window.setTimeout(() => commit(), pauseMs)
    return () => window.clearTimeout(timer)
  }, [typed])
  // A field that unmounts enters its text, as on blur.
  useEffect(() => () => commit(), [])
  return {
    text: typed?.text ?? value,
    theirs,
    change: (text) => setTyped({ text, over: typed?.over ?? value }),
    leave: enterTyped,
    keepMine: () => setTyped(typed && { ...typed, over: value }),
    takeTheirs: () => setTyped(undefined),
  }
}
