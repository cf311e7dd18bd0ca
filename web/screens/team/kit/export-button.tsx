import { dayIn } from '@costard/quotes'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#api/use-action.ts'
import { ProblemNote } from '#ui/notes/problem-note.tsx'
import { useNotice } from '#ui/notes/use-notice.ts'
import type { WorkbookColumns } from '#tables/write-workbook.ts'
import { useTeam } from '../team-context.ts'
import { ExportMenu } from './export-menu.tsx'
import { type ListFormat, saveList } from './save-list.ts'

interface Page {
  readonly csv: string
  readonly count: number
  readonly nextCursor: string | null
}

/** Exports a list as a workbook or as CSV, read page by page. */
export function ExportButton({
  name,
  readPage,
  most = Infinity,
  columns = {},
  variant = 'subtle',
  words,
}: {
  /** File name without the date and the extension. */
  readonly name: string
  readonly readPage: (from: { readonly cursor?: string }) => Promise<Page>
  /** Maximum number of rows. A truncated file says so. */
  readonly most?: number
  /** Types of the columns that are not plain text. */
  readonly columns?: WorkbookColumns
  readonly variant?: 'subtle' | 'default'
  readonly words: {
    readonly running: (count: number) => string
    readonly cut?: (count: number) => string
  }
}) {
  const common = useTranslations('common')
  const notify = useNotice()
  const { timeZone } = useTeam()
  const [read, setRead] = useState(0)
  const save = useAction(async (format: ListFormat) => {
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
    await saveList(format, pages.join(''), `${name}-${day}`, columns)
    if (cursor !== null && words.cut) notify({ autoClose: false, message: words.cut(count) })
    else notify(common('exported', { count }))
  })
  return (
    <div>
      <ProblemNote error={save.error} />
      <ExportMenu
        variant={variant}
        {...(variant === 'subtle' && { color: 'gray' })}
        running={save.isRunning ? words.running(read) : undefined}
        onPick={(format) => save.run(format)}
      />
    </div>
  )
}
