import type { ReactNode } from 'react'
import classes from './note.module.css'

/** A short inline message, coloured by kind. `problem` is announced at once. */
export function Note({
  kind,
  icon,
  children,
  action,
}: {
  readonly kind: 'money' | 'news' | 'problem'
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className={classes.note} data-kind={kind} role={kind === 'problem' ? 'alert' : undefined}>
      {icon}
      <div className={classes.words}>
        <div className={classes.text}>{children}</div>
        {action}
      </div>
    </div>
  )
}
