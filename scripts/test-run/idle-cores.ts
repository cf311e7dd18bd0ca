import { cpus } from 'node:os'

const sampleMs = 1500
/** Less is left over between tests that start and end. */
const idleShare = 0.3

/** Resolves once the cores, also those used by others, were idle for this share of a sample, or nobody needs them. */
export async function idleCores(isNeeded: () => boolean): Promise<void> {
  while (isNeeded()) {
    const before = coreTimes()
    await new Promise((resolve) => setTimeout(resolve, sampleMs))
    const after = coreTimes()
    if ((after.idle - before.idle) / (after.all - before.all) > idleShare) return
  }
}

/** Milliseconds of all cores since the machine started. */
function coreTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map((core) => core.times)
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((core) => Object.values(core))),
  }
}
