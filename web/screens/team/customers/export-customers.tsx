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
import { useTeam } from '../team-context.ts'

/** Saves all customers as a CSV file, read page by page. */
export function ExportCustomers() {
  const t = useTranslations('customers.export')
  const { id: teamId, timeZone } = useTeam()
  const [read, setRead] = useState(0)
  const run = useAction(async () => {
    setRead(0)
    const pages: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await api.customerFiles.export({ teamId, ...(cursor && { cursor }) })
      pages.push(page.csv)
      cursor = page.nextCursor
      setRead((before) => before + page.customers)
    } while (cursor)
    const day = dayIn(timeZone, new Date())
    // With a byte order mark: spreadsheets otherwise read accents wrongly.
    saveFile(new File(['\uFEFF', ...pages], `customers-${day}.csv`, { type: 'text/csv' }))
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
