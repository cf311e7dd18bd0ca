import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from './segments-field.module.css'

/** Segmented choice of one of a few values, with a label above. */
export function SegmentsField<Value extends string>({
  label,
  ...control
}: {
  readonly label: string
  readonly value: Value
  readonly data: { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <SegmentedControl fullWidth aria-labelledby={id} {...control} />
    </div>
  )
}
