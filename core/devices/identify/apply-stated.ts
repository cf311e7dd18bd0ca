import type { Warning } from './identification.ts'
import { mergeDetails, type Joined } from './join-readings.ts'
import { narrowDevice } from './narrow-device.ts'
import type { Stated } from './stated.ts'

/**
 * Filters the matches by the stated details. If none remains, keeps matches that only differ in colour, which
 * sellers name freely, else those with the stated chip, else all, and adds never-made warnings.
 */
export function applyStated({ matches, warnings }: Joined, stated: Stated): Joined {
  const narrowedMatches = matches.map((match) => ({ match, ...narrowDevice(match.device, stated) }))
  const fitting = narrowedMatches.filter(({ mismatches }) => mismatches.length === 0)
  const recoloured = narrowedMatches.filter(({ mismatches }) =>
    mismatches.every(({ field }) => field === 'colour'),
  )
  const withChip = narrowedMatches.filter(({ mismatches }) =>
    mismatches.every(({ field }) => field !== 'chip'),
  )
  const kept = [fitting, recoloured, withChip].find(({ length }) => length > 0) ?? narrowedMatches
  const merged = kept.map(({ match, narrowed }) => mergeDetails([match, { device: match.device, narrowed }]))
  const neverMade = kept.flatMap(({ match, mismatches }) =>
    mismatches.map((mismatch): Warning => ({ code: 'never-made', deviceKey: match.device.key, ...mismatch })),
  )
  return {
    matches: merged.flatMap((one) => one.matches),
    warnings: [...warnings, ...neverMade, ...merged.flatMap((one) => one.warnings)],
  }
}
