import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './field-error.module.css'

/** The error text of a field with an icon, so colour is not the only sign. For the `error` prop of Mantine's fields. */
export function fieldError(text: string): ReactNode {
  return (
    <span className={classes.error}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  )
}
