import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, Outlet, useMatch } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import classes from './list-and-open.module.css'

/** A list at the left and what is open of it beside it; on a phone one of the two. */
export function ListAndOpen({
  pattern,
  list,
  toList,
  all,
}: {
  /** The address of the list with nothing open. */
  readonly pattern: string
  readonly list: ReactNode
  readonly toList: string
  /** The words of the way back to the list. */
  readonly all: string
}) {
  const isList = useMatch(pattern) !== null
  return (
    <div className={classes.layout} data-list={isList || undefined}>
      {list}
      <div className={classes.open}>
        {!isList && (
          <Link className={`cp-phone-only ${classes.back}`} to={toList}>
            <Icon of={IconChevronLeft} size={16} /> {all}
          </Link>
        )}
        <Outlet />
      </div>
    </div>
  )
}
