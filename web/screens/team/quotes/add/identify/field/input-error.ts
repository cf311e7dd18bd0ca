import type { Problem } from '@costard/devices'

const leavesOpen: ReadonlySet<Problem['code']> = new Set([
  'serial-random',
  'not-in-library',
  'other-maker',
  'no-such-model',
])

/**
 * True if the text itself is invalid, which is shown at the field. With other problems the model is only
 * undetermined.
 */
export function isInputError({ code }: Problem): boolean {
  return !leavesOpen.has(code)
}
