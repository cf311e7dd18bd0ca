import { Radio } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './tiles.module.css'

/** A radio with its word beside it, the whole tile to press. */
export function LanguageTile({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <label className={classes.language} lang={value}>
      <Radio value={value} size={dotSize} />
      {label}
    </label>
  )
}

/** A radio with an icon, a name, and what choosing it means. */
export function StartTile({
  value,
  icon,
  label,
  help,
  warning,
}: {
  readonly value: string
  readonly icon: ReactNode
  readonly label: string
  readonly help: string
  readonly warning?: string | undefined
}) {
  const helpId = useId()
  return (
    <label className={classes.start}>
      <span className={classes.icon}>{icon}</span>
      <Radio value={value} size={dotSize} aria-label={label} aria-describedby={helpId} />
      <span className={classes.words}>
        <b>{label}</b>
        <small id={helpId}>
          {help}
          {warning !== undefined && <strong>{warning}</strong>}
        </small>
      </span>
    </label>
  )
}

/** As in the design; Mantine's nearest are 16 and 20 px. */
const dotSize = '1.125rem'
