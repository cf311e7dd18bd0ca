import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import classes from './field-error.module.css'

/**
 * Error text of a field with an icon, so that colour is not the only sign. For the `error` prop of Mantine's
 * fields.
 */
export function fieldError(text: string): ReactNode {
  return (
    <span className={classes.error}>
      <Icon of={IconAlertCircle} size={14} />
      {text}
    </span>
  )
}
