import type { InputWrapperProps } from '@mantine/core'

/** Order of the parts of a field whose help stands below it, so that fields in a row are level. */
export const helpBelow: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
