import type { Problem } from '@costard/devices'

/** A problem of the text itself, told at the field. The others only leave the model open. */
export function isFault({ code }: Problem): boolean {
  return code !== 'serial-random' && code !== 'not-in-library'
}
