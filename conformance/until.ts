import { setTimeout as pause } from 'node:timers/promises'

/** Resolves as soon as the claim holds. Throws when it does not for long. */
export async function until(holds: () => boolean, withinMs = 5_000): Promise<void> {
  const deadline = performance.now() + withinMs
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`Still not: ${holds}`)
    await pause(5)
  }
}
