import { catalogLimits } from '@costard/contract'
import { useTranslations } from 'use-intl'
import { codeOf } from '#api/error-code.ts'
import { Note } from '#ui/notes/note.tsx'
import { PublishProblem } from '../publish/publish-problem.tsx'

/** Reason why a draft was not scheduled. */
export function ScheduleProblem({ error }: { readonly error: unknown }) {
  const t = useTranslations('catalog.schedule')
  if (codeOf(error) !== 'catalog/schedule-invalid') return <PublishProblem error={error} />
  return <Note kind="problem">{t('invalid', { days: catalogLimits.maxScheduleDays })}</Note>
}
