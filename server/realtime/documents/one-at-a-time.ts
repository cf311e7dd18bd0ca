/**
 * Runs work never twice at once. The promise is that of a run which begins after the call, so callers that come while
 * one is under way share the next.
 */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = (): Promise<void> => {
    if (running) {
      next ??= running.then(again, again)
      return next
    }
    running = work().finally(() => (running = undefined))
    return running
  }
  const again = (): Promise<void> => {
    next = undefined
    return run()
  }
  return run
}
