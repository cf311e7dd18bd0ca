import type { Bp, Catalog, Minor, Rounding } from '../pricing.ts'
import type { Random } from './random.ts'

/** Settings shared by the generators of one catalog. */
export interface Frame {
  readonly kind: Catalog['kind']
  readonly gradeCodes: readonly string[]
  readonly taxClasses: readonly string[]
  /** Approximate size of prices and effects. */
  readonly sizeMinor: Minor
}

export const checkKinds = ['coverage', 'blacklist', 'mdm', 'findMy', 'simLock'] as const

export const groups = ['pro', 'std'] as const

export function randomRounding(random: Random): Rounding {
  const stepMinor = random.pick([1, 5, 7, 100, 500, 500, 1000])
  return {
    stepMinor,
    mode: random.pick(['down', 'nearest', 'up']),
    ...(random.chance(0.5) && { endingMinor: random.int(1 - stepMinor, stepMinor - 1) }),
  }
}

export function randomBp(random: Random, least: Bp, most: Bp): Bp {
  return random.chance(0.2)
    ? random.pick([least, most, Math.trunc((least + most) / 2)])
    : random.int(least, most)
}
