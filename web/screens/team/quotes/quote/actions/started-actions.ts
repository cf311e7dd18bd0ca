import { createContext, use } from 'react'
import type { Action } from './action-rules.ts'

interface StartedActions {
  /** Actions that the member may start, the primary one first. */
  readonly listed: readonly Action[]
  readonly start: (action: Action) => void
  readonly isRevising: boolean
  /** Makes a draft like this quote; undefined: the member may not. */
  readonly duplicate: (() => void) | undefined
  /** Takes the quote out of the lists; undefined: the member may not, or the quote is open. */
  readonly archive: (() => void) | undefined
}

/** Actions of the quote on screen: its head, its steps and its keys start the same ones. */
export const StartedActions = createContext<StartedActions>({
  listed: [],
  start: () => {},
  isRevising: false,
  duplicate: undefined,
  archive: undefined,
})

export function useStartedActions(): StartedActions {
  return use(StartedActions)
}
