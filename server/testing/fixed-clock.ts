/** A clock that changes only by advanceSeconds; pass its `now` where a part needs the time. */
export type FixedClock = { now: () => Date; advanceSeconds: (seconds: number) => void }

export function fixedClock(start = '2026-03-02T09:00:00Z'): FixedClock {
  let milliseconds = Date.parse(start)
  return {
    now: () => new Date(milliseconds),
    advanceSeconds: (seconds) => {
      milliseconds += seconds * 1000
    },
  }
}
