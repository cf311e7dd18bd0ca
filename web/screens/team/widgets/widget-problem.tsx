import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { paths } from '#paths'
import { Note } from '#ui/note.tsx'
import { ProblemNote } from '#ui/problem-note.tsx'
import { SiteProblem } from '../site-problem.tsx'
import { useTeam } from '../team-context.ts'

/** Why a widget could not be changed. */
export function WidgetProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('widgets.problem')
  const team = useTranslations('team')
  const { id } = useTeam()
  if (!error) return null
  const code = codeOf(error)
  if (code === 'plan/limit-reached')
    return (
      <Note
        kind="problem"
        action={
          <Button component={Link} to={paths.subscription(id)} variant="default">
            {team('planLimit.open')}
          </Button>
        }
      >
        {team('planLimit.widgets')}
      </Note>
    )
  if (code?.startsWith('site/')) return <SiteProblem error={error} />
  const known = {
    'widget/too-many': 'tooMany',
    'widget/changed': 'changed',
    'widget/not-ready': 'notReady',
    'widget/catalog-refused': 'catalog',
  } as const
  const key = Object.entries(known).find(([one]) => one === code)?.[1]
  return key ? <Note kind="problem">{t(key)}</Note> : <ProblemNote error={error} />
}
