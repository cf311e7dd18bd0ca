import { setTimeout as pause } from 'node:timers/promises'

/** Resolves as soon as the condition is true. Throws if it is still false after withinMs. */
export async function until(condition: () => boolean, withinMs = 5_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`Still false after ${withinMs} ms: ${condition}`)
    await pause(5)
  }
}
