import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, Outlet, useMatch } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import classes from './list-and-open.module.css'

/** A list, with its open item beside it; a phone shows one of the two. */
export function ListAndOpen({
  pattern,
  list,
  toList,
  all,
}: {
  /** Address of the list without an open item. */
  readonly pattern: string
  readonly list: ReactNode
  readonly toList: string
  /** Label of the link back to the list. */
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
