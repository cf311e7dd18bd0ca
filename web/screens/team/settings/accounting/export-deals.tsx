import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../../team-context.ts'
import type { Month } from './use-month.ts'

/** isReady: all deals of the month have accounts, and the accounts are saved. */
export function ExportDeals({ month, isReady }: { readonly month: Month; readonly isReady: boolean }) {
  const t = useTranslations('accounting')
  const common = useTranslations('common')
  const { id: teamId } = useTeam()
  const save = useAction(async () => saveFile(await api.accounting.export({ teamId, ...month.days })))
  return (
    <>
      {!isReady && <p role="status">{t('mapFirst')}</p>}
      <ProblemNote error={save.error} />
      <ActionButton
        variant={isReady ? 'filled' : 'default'}
        action={save}
        label={t('export', { month: month.nameOf(month.month) })}
        running={common('saving')}
        disabled={!isReady}
      />
      <p className="cp-dim">{t('exportHelp')}</p>
    </>
  )
}
