export interface Throttled {
  /** Runs now, or once the pause since the last run is over. */
  readonly run: () => void
  readonly cancel: () => void
}

/** Returns a function that runs at most once per pause, and in any case after the last call. Milliseconds. */
export function throttled(fn: () => void, pauseMs: number): Throttled {
  let last = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const fire = () => {
    timer = undefined
    last = performance.now()
    fn()
  }
  return {
    run: () => {
      if (timer !== undefined) return
      const left = last + pauseMs - performance.now()
      if (left <= 0) fire()
      else timer = setTimeout(fire, left)
    },
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
