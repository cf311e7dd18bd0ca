import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { SignOutButton } from '#session/sign-out-button.tsx'
import { Brand } from '#ui/pictures/brand.tsx'
import classes from './start-page.module.css'

/** Layout of pages outside a team: the signed-in user, one title, one task. */
export function StartPage({
  title,
  lead,
  isNarrow = false,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly isNarrow?: boolean
  readonly children: ReactNode
}) {
  const t = useTranslations('teams')
  const { user } = useSignedIn()
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link className={classes.brand} to={paths.home()}>
          <Brand size="1.25rem" />
        </Link>
        <span className={classes.you}>
          <span className={classes.email}>{user.email ?? t('withoutAccount')}</span>
          <SignOutButton className={classes.signOut ?? ''} variant="subtle" color="gray" />
        </span>
      </header>
      <main className={classes.main} data-narrow={isNarrow || undefined}>
        <div>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </div>
        {children}
      </main>
    </div>
  )
}
