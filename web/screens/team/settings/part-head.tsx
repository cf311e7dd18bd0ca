import type { ReactNode } from 'react'
import classes from './part-head.module.css'

/** The title of a page of the settings and what it is about; beside them what is done with the whole page. */
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
