import type { InputWrapperProps } from '@mantine/core'

/** Order of the parts of a field that puts the help below the input, so that fields in a row are aligned. */
export const helpBelow: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
]
