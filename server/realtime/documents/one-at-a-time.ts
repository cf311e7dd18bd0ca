/**
 * Returns a function that never runs `work` concurrently. Each call resolves with a run that starts after the
 * call, so all calls made during a run share the next run.
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
