import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { useSignedIn } from '#session/session-context.ts'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'

/** Explains to anonymous users how to keep their work. */
export function KeepWork() {
  const t = useTranslations('teams')
  const { user } = useSignedIn()
  if (!user.isAnonymous) return null
  return (
    <Note kind="news" icon={<Icon of={IconInfoCircle} size={18} />}>
      {t.rich('keepWork', { link: (words) => <Link to={paths.signUp()}>{words}</Link> })}
    </Note>
  )
}
