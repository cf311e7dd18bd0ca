import type { ReactNode } from 'react'
import markUrl from '../assets/mark.svg'
import classes from './message.module.css'

/** What stands where there is nothing to show: an empty list, a page that is not there, a failure. */
export function Message({
  title,
  icon,
  children,
  action,
  isPage = false,
}: {
  readonly title: string
  /** Instead of the mark. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Fills the window instead of the space it is in. */
  readonly isPage?: boolean
}) {
  const [Frame, Heading] = isPage ? (['main', 'h1'] as const) : (['div', 'h2'] as const)
  return (
    <Frame className={classes.message} data-page={isPage || undefined}>
      {icon ?? <img src={markUrl} alt="" width={48} height={48} />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </Frame>
  )
}
