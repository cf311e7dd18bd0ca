import type { Warning } from './identification.ts'
import { mergeDetails, type Joined } from './join-readings.ts'
import { settleStated } from './settle-stated.ts'
import type { Stated } from './stated.ts'

/** Holds what was stated against the models found: leaves out those never made so, warns if that leaves none. */
export function applyStated({ matches, warnings }: Joined, stated: Stated): Joined {
  const settled = matches.map((match) => ({ match, ...settleStated(match.device, stated) }))
  const fitting = settled.filter(({ misfits }) => misfits.length === 0)
  const kept = fitting.length > 0 ? fitting : settled
  const merged = kept.map(({ match, narrowed }) => mergeDetails([match, { device: match.device, narrowed }]))
  const neverMade = kept.flatMap(({ match, misfits }) =>
    misfits.map((misfit): Warning => ({ code: 'never-made', deviceKey: match.device.key, ...misfit })),
  )
  return {
    matches: merged.flatMap((one) => one.matches),
    warnings: [...warnings, ...neverMade, ...merged.flatMap((one) => one.warnings)],
  }
}
