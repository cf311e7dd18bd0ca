import { Radio } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './tiles.module.css'

/** Radio button with a label; the whole tile is clickable. */
export function LanguageTile({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <label className={classes.language} lang={value}>
      <Radio className={classes.dot ?? ''} value={value} />
      {label}
    </label>
  )
}

/** Radio button with an icon, a label and a description. */
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
      <Radio className={classes.dot ?? ''} value={value} aria-label={label} aria-describedby={helpId} />
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
