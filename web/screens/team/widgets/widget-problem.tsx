import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { PlanLimitNote } from '../kit/plan-limit-note.tsx'
import { SiteProblem } from '../site/site-problem.tsx'

/** Reason why a widget could not be changed. */
export function WidgetProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('widgets.problem')
  if (!error) return null
  const code = codeOf(error)
  if (code === 'plan/limit-reached') return <PlanLimitNote meter="widgets" />
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
