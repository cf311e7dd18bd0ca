import type { Rounding } from '../catalog.ts'

/** What a trace says of a rounding. */
export function roundingRule({ stepMinor, mode, endingMinor = 0 }: Rounding): Required<Rounding> {
  return { stepMinor, mode, endingMinor }
}
