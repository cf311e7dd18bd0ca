import type { Counted } from '@costard/contract'

/** Questions that were shown and answered without a call, for the team's figures. */
export interface VisitFigures {
  readonly viewed: (key: string) => void
  readonly answered: (key: string) => void
  /** Returns the steps to report with the next call. */
  readonly held: () => Counted
  /** Marks the steps as reported, since the call succeeded. */
  readonly reported: () => void
}

/** leave: reports the remaining steps when the page is hidden, since it may never be visible again. */
export function visitFigures(leave: (counted: Counted) => void): VisitFigures {
  let held: Counted = { viewed: [], answered: [] }
  const reported = (): void => {
    held = { viewed: [], answered: [] }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || held.viewed.length + held.answered.length === 0) return
    leave(held)
    reported()
  })
  return {
    viewed: (key) => void held.viewed.push(key),
    answered: (key) => void held.answered.push(key),
    held: () => held,
    reported,
  }
}
