import type { Rounding } from '../catalog.ts'

/** Returns the `rule` of a rounding trace step, with the default ending filled in. */
export function roundingRule({ stepMinor, mode, endingMinor = 0 }: Rounding): Required<Rounding> {
  return { stepMinor, mode, endingMinor }
}
