import type { Problem } from '@costard/devices'

const leavesOpen: ReadonlySet<Problem['code']> = new Set([
  'serial-random',
  'not-in-library',
  'other-maker',
  'no-such-model',
])

/**
 * True if the text itself is wrong, which is shown at the field. Other problems only leave the model open.
 */
export function isInputError({ code }: Problem): boolean {
  return !leavesOpen.has(code)
}
