import { Link } from 'react-router'
import classes from './dashboard-screen.module.css'

/** A bar with its name and figures; the row links to the quotes that it counts, if a list can show them. */
export function BarRow({
  name,
  share,
  color,
  figure,
  detail,
  to,
}: {
  readonly name: string
  /** Length of the bar, 0 to 1; undefined for no bar. */
  readonly share: number | undefined
  readonly color: 'won' | 'lost'
  readonly figure: string
  readonly detail: string
  readonly to?: string
}) {
  const parts = (
    <>
      <span className={classes.name}>{name}</span>
      <svg className={classes.track} aria-hidden="true">
        {share !== undefined && (
          <>
            <rect width="100%" height="100%" rx="4" className={classes.rail} />
            <rect
              width={`${share > 0 ? Math.max(share * 100, 1) : 0}%`}
              height="100%"
              rx="4"
              data-color={color}
            />
          </>
        )}
      </svg>
      <b>{figure}</b>
      <span className="cp-dim">{detail}</span>
    </>
  )
  if (to === undefined) return <div className={classes.bar}>{parts}</div>
  return (
    <Link className={classes.bar} to={to}>
      {parts}
    </Link>
  )
}
