import type { ReactNode } from 'react'
import { usePageTitle } from '#ui/use-page-title.ts'
import classes from './page-header.module.css'

/** Title of a page in the team shell, its primary action at the right. */
export function PageHeader({ title, action }: { readonly title: string; readonly action?: ReactNode }) {
  usePageTitle(title)
  return (
    <header className={classes.header}>
      <h1>{title}</h1>
      {action}
    </header>
  )
}
