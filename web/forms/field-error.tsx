import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field-error.module.css'

/** The first thing wrong with a field, with the icon that says so without colour. For the `error` of Mantine's fields. */
export function fieldError(text: string): ReactNode {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  )
}
