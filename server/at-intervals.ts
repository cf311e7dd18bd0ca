/**
 * Returns a function that calls `act` at once, and once more after the interval if it was called again
 * meanwhile. `act` must not throw.
 */
export function atIntervals(intervalMs: number, act: () => void): () => void {
  let isPausing = false
  let isWanted = false
  const call = (): void => {
    isWanted = isPausing
    if (isPausing) return
    isPausing = true
    act()
    setTimeout(resume, intervalMs).unref()
  }
  const resume = (): void => {
    isPausing = false
    if (isWanted) call()
  }
  return call
}
