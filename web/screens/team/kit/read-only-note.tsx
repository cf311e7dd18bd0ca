import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { useFormatter } from '#messages/use-formatter.ts'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMay, useTeam } from '../team-context.ts'
import classes from '../shell/team-shell.module.css'

/** Note for a member beyond the plan's limit: why they can only read, and who can change that. */
export function ReadOnlyNote() {
  const { readOnly } = useTeam()
  return readOnly ? <BeyondPlan members={readOnly.members} /> : null
}

function BeyondPlan({ members: count }: { readonly members: number }) {
  const t = useTranslations('team.readOnly')
  const format = useFormatter()
  const { id: teamId } = useTeam()
  const mayChoose = useMay('billing.manage')
  const { data: members = [] } = useQuery({
    ...query.members.list.queryOptions({ input: { teamId } }),
    enabled: !mayChoose,
  })
  const owners = members.flatMap(({ role, name, email }) => (role === 'owner' ? (name ?? email ?? []) : []))
  const who = owners.length > 0 ? t('who', { names: format.list(owners) }) : t('anOwner')
  return (
    <div className={classes.note}>
      <Note
        kind="news"
        icon={<Icon of={IconLock} size={18} />}
        action={mayChoose && <Link to={paths.subscription(teamId)}>{t('choose')}</Link>}
      >
        <b>{t('title')}</b> {t('text', { count })} {!mayChoose && who}
      </Note>
    </div>
  )
}
