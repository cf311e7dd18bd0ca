import type { Counted } from '@costard/contract'

/** Questions that were shown and answered without a call, for the figures of the team. */
export interface VisitFigures {
  readonly viewed: (key: string) => void
  readonly answered: (key: string) => void
  /** Returns the steps that the next call reports. */
  readonly held: () => Counted
  /** Marks the steps as reported: the call was answered. */
  readonly reported: () => void
}

/** leave: reports what is left when the page is hidden, since it may never be shown again. */
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
