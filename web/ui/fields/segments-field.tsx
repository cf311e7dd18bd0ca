import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from './segments-field.module.css'

/** One of a few, side by side, with a label above. */
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
