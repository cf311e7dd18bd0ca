import { byField } from './by-field.ts'
import type { SharedParts } from './shared-form.ts'

/**
 * Returns the parts of a form that is saved as a whole: its fields. Validation errors of a replaced version
 * are removed.
 */
export function ofForm<Version, Values extends object>(
  form: {
    readonly getValues: () => Values
    readonly setValues: (values: Values) => void
    readonly clearErrors: () => void
  },
  valuesOf: (version: Version) => Values,
): SharedParts<Version, keyof Values & string> {
  const write = (values: Values) => {
    form.setValues(values)
    form.clearErrors()
  }
  return { ...byField({ valuesOf, read: form.getValues, write }), asks: 'any change' }
}
