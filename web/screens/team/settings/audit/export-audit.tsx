import { type AuditFilters, auditLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { saveFile } from '#ui/save-file.ts'
import { Icon } from '#ui/icon.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useTeam } from '../../team-context.ts'

/** Saves the entries that the filters show as a CSV file, read page by page. */
export function ExportAudit({ filters }: { readonly filters: AuditFilters }) {
  const t = useTranslations('settings.audit')
  const notify = useNotice()
  const { id: teamId, timeZone } = useTeam()
  const [read, setRead] = useState(0)
  const run = useAction(async () => {
    setRead(0)
    const pages: string[] = []
    let cursor: string | null | undefined
    let count = 0
    do {
      const page = await api.audit.export({ teamId, ...filters, ...(cursor && { cursor }) })
      pages.push(page.csv)
      cursor = page.nextCursor
      count += page.entries
      setRead(count)
    } while (cursor && count < auditLimits.maxExported)
    const day = dayIn(timeZone, new Date())
    // With a byte order mark: spreadsheets otherwise read accents wrongly.
    saveFile(new File(['\uFEFF', ...pages], `audit-log-${day}.csv`, { type: 'text/csv' }))
    if (cursor)
      notify({
        autoClose: false,
        message: t('cut', { count }),
      })
  })
  return (
    <div>
      <ProblemNote error={run.error} />
      <ActionButton
        variant="default"
        icon={<Icon of={IconDownload} size={18} />}
        isRunning={run.isRunning}
        label={t('export')}
        running={t('exporting', { count: read })}
        onClick={() => run.run()}
      />
    </div>
  )
}
