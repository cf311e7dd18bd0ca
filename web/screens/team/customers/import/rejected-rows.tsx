import type { ImportReport } from '@costard/contract'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Note } from '#ui/notes/note.tsx'
import { saveFile } from '#ui/save-file.ts'
import classes from './import.module.css'
import { useColumnName } from './use-column-name.ts'

const mostShown = 20

/** The rows that are not imported, each with the reason; all of them can be saved as a file. */
export function RejectedRows({ report: { rejected } }: { readonly report: ImportReport }) {
  const t = useTranslations('customers.import')
  const columnName = useColumnName()
  const wordsOf = ({ row, column, text }: ImportReport['rejected'][number]) =>
    text === ''
      ? t('rowEmpty', { row, field: columnName(column) })
      : t('row', { row, field: columnName(column), text })
  if (rejected.length === 0) return undefined
  return (
    <Note
      kind="money"
      action={
        <Button
          variant="default"
          size="xs"
          onClick={() => saveFile(textFile('rows-left-out.txt', rejected.map(wordsOf)))}
        >
          {t('saveRejected')}
        </Button>
      }
    >
      <b>{t('rejected', { count: rejected.length })}</b> {t('rejectedHelp')}
      <ul className={classes.sample}>
        {rejected.slice(0, mostShown).map((one) => (
          <li key={one.row}>{wordsOf(one)}</li>
        ))}
        {rejected.length > mostShown && <li>{t('more', { count: rejected.length - mostShown })}</li>}
      </ul>
    </Note>
  )
}

function textFile(name: string, lines: readonly string[]): File {
  return new File([lines.join('\n')], name, { type: 'text/plain' })
}
