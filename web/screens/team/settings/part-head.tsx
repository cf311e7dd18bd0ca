import type { ReactNode } from 'react'
import classes from './part-head.module.css'

/** Title and introduction of a settings page, with the actions on the whole page beside them. */
export function PartHead({
  title,
  lead,
  children,
}: {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly children?: ReactNode
}) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h2>{title}</h2>
        {lead !== undefined && <p className="cp-dim">{lead}</p>}
      </div>
      {children}
    </header>
  )
}
