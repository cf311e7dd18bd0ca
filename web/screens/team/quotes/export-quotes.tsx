import { quoteLimits } from '@costard/contract'
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
import { useTeam } from '../team-context.ts'
import type { ListFilters } from './list-filters.ts'
import { inputOf } from './quotes-query.ts'

/** Saves the quotes that the filters show as a CSV file, read page by page. */
export function ExportQuotes({ filters }: { readonly filters: ListFilters }) {
  const t = useTranslations('quoteList.export')
  const notify = useNotice()
  const { id: teamId, timeZone } = useTeam()
  const [read, setRead] = useState(0)
  const run = useAction(async () => {
    setRead(0)
    const pages: string[] = []
    let cursor: string | null | undefined
    let count = 0
    do {
      const page = await api.quoteFiles.export({ teamId, ...inputOf(filters), ...(cursor && { cursor }) })
      pages.push(page.csv)
      cursor = page.nextCursor
      count += page.quotes
      setRead(count)
    } while (cursor && count < quoteLimits.maxExported)
    const day = dayIn(timeZone, new Date())
    // With a byte order mark: spreadsheets otherwise read accents wrongly.
    saveFile(new File(['\uFEFF', ...pages], `quotes-${day}.csv`, { type: 'text/csv' }))
    if (cursor)
      notify({
        autoClose: false,
        message: t('cut', { count }),
      })
  })
  return (
    <>
      <ProblemNote error={run.error} />
      <ActionButton
        variant="subtle"
        color="gray"
        icon={<Icon of={IconDownload} size={18} />}
        isRunning={run.isRunning}
        label={t('run')}
        running={t('running', { count: read })}
        onClick={() => run.run()}
      />
    </>
  )
}
