import type { Problem } from '@costard/devices'

/** Whether the text itself is wrong, which is shown at the field. Other problems only leave the model open. */
export function isInputError({ code }: Problem): boolean {
  return code !== 'serial-random' && code !== 'not-in-library' && code !== 'other-maker'
}
