import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '#ui/layout/use-page-title.ts'
import { Icon } from '#ui/icon.tsx'
import classes from './page-header.module.css'

/**
 * Title of a page in the team shell, with its primary action on the right. up: the list that the page belongs
 * to; lead: short text beside the title.
 */
export function PageHeader({
  title,
  up,
  lead,
  action,
}: {
  readonly title: string
  readonly up?: { readonly to: string; readonly title: string }
  readonly lead?: string
  readonly action?: ReactNode
}) {
  usePageTitle(title)
  return (
    <header className={classes.header}>
      <div className={classes.title}>
        {up && (
          <Link className={`cp-target ${classes.up}`} to={up.to}>
            {up.title} <Icon of={IconChevronRight} size={14} />
          </Link>
        )}
        <span className={classes.named}>
          <h1>{title}</h1>
          {lead !== undefined && <small>{lead}</small>}
        </span>
      </div>
      {action}
    </header>
  )
}
