/** A clock that changes only through advanceSeconds; pass its `now` to the parts that need the time. */
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
