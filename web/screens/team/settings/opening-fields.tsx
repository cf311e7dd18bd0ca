import type { ClosedDays, OpeningHours } from '@costard/contract'
import type { ReactNode } from 'react'
import { ClosedDaysFields } from './closed-days-fields.tsx'
import { HoursFields } from './hours-fields.tsx'

interface Opening {
  readonly hours: OpeningHours | null
  readonly closedDays: ClosedDays[]
}

/** Opening times of a shop or site: the weekly hours, and the days on which it is closed regardless. */
export function OpeningFields({
  form,
}: {
  readonly form: {
    readonly values: Opening
    /** Errors by path: `hours.0` is Monday. */
    readonly errors: Readonly<Record<string, ReactNode>>
    readonly setValues: (changed: Partial<Opening>) => void
    readonly clearErrors: () => void
  }
}) {
  const { values, errors } = form
  const change = (changed: Partial<Opening>) => {
    form.setValues(changed)
    form.clearErrors()
  }
  return (
    <>
      <HoursFields hours={values.hours} errors={errors} onChange={(hours) => change({ hours })} />
      <ClosedDaysFields
        closedDays={values.closedDays}
        errors={errors}
        onChange={(closedDays) => change({ closedDays })}
      />
    </>
  )
}
