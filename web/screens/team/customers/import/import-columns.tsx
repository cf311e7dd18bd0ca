import { customerColumns, type CustomerColumn, type ImportReport, nameColumns } from '@costard/contract'
import { Select } from '@mantine/core'
import { useTranslations } from 'use-intl'
import classes from './import.module.css'
import { useColumnName } from './use-column-name.ts'

const all: readonly CustomerColumn[] = [...customerColumns, ...nameColumns]
const nothing = 'nothing'

/** Meaning of each column of the file: guessed from its name, and editable here. */
export function ImportColumns({
  report: { columns },
  setColumn,
}: {
  readonly report: ImportReport
  readonly setColumn: (heading: string, column: CustomerColumn | null) => void
}) {
  const t = useTranslations('customers.import')
  const columnName = useColumnName()
  const data = [
    { value: nothing, label: t('nothing') },
    ...all.map((value) => ({ value, label: columnName(value) })),
  ]
  return (
    <section className={`cp-card ${classes.card}`}>
      <h2>{t('columns')}</h2>
      <p className="cp-dim">{t('columnsHelp')}</p>
      <div className={classes.columns}>
        {columns.map(({ heading, column }, index) => (
          <Select
            // Two columns can have the same heading.
            key={`${index} ${heading}`}
            label={heading === '' ? t('unnamed', { number: index + 1 }) : heading}
            data={data}
            value={column ?? nothing}
            allowDeselect={false}
            onChange={(value) => setColumn(heading, all.find((one) => one === value) ?? null)}
          />
        ))}
      </div>
    </section>
  )
}
