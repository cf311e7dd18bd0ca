import { createContext, use } from 'react'
import type { Action } from './action-rules.ts'

interface StartedActions {
  /** Actions that the member may start, the primary one first. */
  readonly listed: readonly Action[]
  readonly start: (action: Action) => void
  readonly isRevising: boolean
  /** Creates a draft like this quote; undefined if the member may not. */
  readonly duplicate: (() => void) | undefined
  /** Removes the quote from the lists; undefined if the member may not, or the quote is open. */
  readonly archive: (() => void) | undefined
}

/** Context with the actions of the quote on screen, shared by its header, its steps and its keys. */
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
