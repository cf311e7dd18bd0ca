import { dayIn } from '@costard/quotes'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { ActionButton } from '#ui/action-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import { saveFile } from '#ui/save-file.ts'
import { useTeam } from '../team-context.ts'

interface Page {
  readonly csv: string
  readonly count: number
  readonly nextCursor: string | null
}

/** Saves a list as a CSV file, read page by page. */
export function ExportButton({
  name,
  readPage,
  most = Infinity,
  variant = 'subtle',
  words,
}: {
  /** Name of the file, without the day and its ending. */
  readonly name: string
  readonly readPage: (from: { readonly cursor?: string }) => Promise<Page>
  /** Rows. A file that was cut says so. */
  readonly most?: number
  readonly variant?: 'subtle' | 'default'
  readonly words: {
    readonly run: string
    readonly running: (count: number) => string
    readonly cut?: (count: number) => string
  }
}) {
  const common = useTranslations('common')
  const notify = useNotice()
  const { timeZone } = useTeam()
  const [read, setRead] = useState(0)
  const save = useAction(async () => {
    setRead(0)
    const pages: string[] = []
    let cursor: string | null = null
    let count = 0
    do {
      const page: Page = await readPage(cursor === null ? {} : { cursor })
      pages.push(page.csv)
      cursor = page.nextCursor
      count += page.count
      setRead(count)
    } while (cursor !== null && count < most)
    const day = dayIn(timeZone, new Date())
    // With a byte order mark: spreadsheets otherwise read accents wrongly.
    saveFile(new File(['\uFEFF', ...pages], `${name}-${day}.csv`, { type: 'text/csv' }))
    if (cursor !== null && words.cut) notify({ autoClose: false, message: words.cut(count) })
    else notify(common('exported', { count }))
  })
  return (
    <div>
      <ProblemNote error={save.error} />
      <ActionButton
        variant={variant}
        {...(variant === 'subtle' && { color: 'gray' })}
        icon={<Icon of={IconDownload} size={18} />}
        action={save}
        label={words.run}
        running={words.running(read)}
      />
    </div>
  )
}
