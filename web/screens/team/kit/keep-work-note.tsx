import { IconInfoCircle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import classes from '../shell/team-shell.module.css'

/** Tells anonymous users where their work is stored, and how to keep it. */
export function KeepWorkNote() {
  const t = useTranslations('team.keepWork')
  const { user } = useSignedIn()
  const { pathname } = useLocation()
  if (!user.isAnonymous) return null
  return (
    <div className={classes.note}>
      <Note
        kind="money"
        icon={<Icon of={IconInfoCircle} size={18} />}
        action={
          <Link to={paths.signUp()} state={{ returnTo: pathname }}>
            {t('action')}
          </Link>
        }
      >
        {t('note')}
      </Note>
    </div>
  )
}
