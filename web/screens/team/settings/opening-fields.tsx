import type { ClosedDays, OpeningHours } from '@costard/contract'
import type { ReactNode } from 'react'
import { ClosedDaysFields } from './closed-days-fields.tsx'
import { HoursFields } from './hours-fields.tsx'

interface Opening {
  readonly hours: OpeningHours | null
  readonly closedDays: ClosedDays[]
}

/** When a shop, or a site, is open: the hours of a week, and the days on which they do not count. */
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
