/** Returns a function that calls `act` at once, and again after the interval if it was called meanwhile. It must not throw. */
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
