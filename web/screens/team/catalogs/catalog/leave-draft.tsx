import { useTranslations } from 'use-intl'
import { paths } from '#paths'
import { LeaveUnsaved } from '../../kit/leave-unsaved.tsx'
import { useDraft } from '../draft/draft-context.ts'

/** Asks for confirmation before leaving a catalog with unsaved changes. */
export function LeaveDraft() {
  const t = useTranslations('catalog')
  const { teamId, catalogId, state } = useDraft()
  const count = state.waiting.size + state.conflicts.size
  return (
    <LeaveUnsaved
      isUnsaved={count > 0}
      within={`${paths.catalog(teamId, catalogId)}/`}
      text={t('leave', { count })}
    />
  )
}
