import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { Note } from '#ui/notes/note.tsx'
import { useMay, useTeam } from '../team-context.ts'

/** Note that the limit of the plan is reached, with a link to the plan for those who may change it. */
export function PlanLimitNote({ meter }: { readonly meter: 'catalogs' | 'widgets' | 'members' }) {
  const t = useTranslations('team.planLimit')
  const { id } = useTeam()
  const mayChoose = useMay('billing.manage')
  return (
    <Note
      kind="problem"
      action={
        mayChoose && (
          <Button component={Link} to={paths.subscription(id)} variant="default">
            {t('open')}
          </Button>
        )
      }
    >
      {t(meter)}
    </Note>
  )
}
