import type { ReactNode } from 'react'
import markUrl from '../../assets/mark.svg'
import classes from './message.module.css'

/** Placeholder for missing content: an empty list, an unknown page, a failure. */
export function Message({
  title,
  icon,
  children,
  action,
  isPage = false,
  level = isPage ? 1 : 2,
}: {
  readonly title: string
  /** Shown in place of the mark. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Fills the window instead of its container. */
  readonly isPage?: boolean
  /** Level of the heading; 1 if it is the only one. */
  readonly level?: 1 | 2
}) {
  const Frame = isPage ? 'main' : 'div'
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Frame className={classes.message} data-page={isPage || undefined}>
      {icon ?? <img src={markUrl} alt="" width={48} height={48} />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </Frame>
  )
}
