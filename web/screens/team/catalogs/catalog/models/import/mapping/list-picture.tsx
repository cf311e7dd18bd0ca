import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Cell, isEmptyCell, textOfCell } from '@costard/contract/tables'
import { useFormatter } from '#messages/use-formatter.ts'
import { useMay } from '../../../../../team-context.ts'
import { useDraft } from '../../../../draft/draft-context.ts'
import { useGradeName } from '../../use-grade-name.ts'
import {
  columnNotes,
  gradeColumn,
  gradeOfWord,
  gradesOf,
  type ListColumn,
  listColumns,
  type SourceTable,
} from '@costard/contract/price-lists'
import classes from '../import-prices.module.css'
import type { PriceListState } from '../use-price-list.ts'
import { useNoteWords } from './use-note-words.ts'
import { useSizeName } from './use-size-name.ts'

/** Number of shown rows of the file. */
const shownRows = 20

/** Storages of columns of prices, in gigabytes. */
const storages = [16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192]

/** The first rows of the file, unchanged, under the detected meanings of their columns. */
export function ListPicture({
  prices,
  source,
}: {
  readonly prices: PriceListState
  readonly source: SourceTable
}) {
  const t = useTranslations('catalogImport')
  const format = useFormatter()
  const choices = useColumnChoices()
  const { headings, columns } = source
  const asked = prices.question?.ask === 'column' ? prices.question.conflict : undefined
  const rows = pictureRows(prices.file?.table.rows ?? [], source)
  const { document } = useDraft().state
  const grades = useMemo(() => gradesOf(document), [document])
  const { words } = prices.answers
  const noteWords = useNoteWords()
  const { currency } = document.pricing
  const notes = useMemo(
    () => columnNotes(source, prices.list, { answers: prices.answers, grades, currency }),
    [source, prices.list, prices.answers, grades, currency],
  )
  const isNew = new Set(prices.file?.known?.more)
  const noteOf = (heading: string, place: number) => {
    if (asked?.place === place) return t('found.asked')
    const note = notes[place]
    const text = note ? noteWords(note, columns[place]) : ''
    return isNew.has(heading) ? [t('found.new'), text].filter(Boolean).join(' · ') : text
  }
  return (
    <div className={classes.scroll} role="group" aria-label={t('picture')}>
      <table className={classes.cells}>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            {headings.map((heading, place) => (
              // Two columns can have the same name.
              <th key={`${place} ${heading}`} scope="col" data-asked={asked?.place === place || undefined}>
                <Select
                  size="xs"
                  aria-label={heading === '' ? t('unnamed', { number: format.number(place + 1) }) : heading}
                  data={choices}
                  value={columns[place] ?? ''}
                  allowDeselect={false}
                  comboboxProps={{ width: 'max-content' }}
                  onChange={
                    (value) => prices.setColumn(place, value === '' ? undefined : (value as ListColumn)) // value of one of the choices
                  }
                />
                <span className={classes.found}>{noteOf(heading, place)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PictureRow
              key={row.row}
              of={row}
              source={source}
              gradeOf={(word) => gradeOfWord(word, grades, words)}
              isAsked={asked?.pair.some(({ listed }) => listed.row === row.row) === true}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ShownRow {
  readonly row: number
  readonly cells: readonly Cell[]
  /** Device of an earlier row that also applies to this one. */
  readonly above: string
  readonly passed?: SourceTable['passed'][number]
}

function pictureRows(
  rows: readonly (readonly Cell[])[],
  { columns, headingRow, passed }: SourceTable,
): ShownRow[] {
  const first = Math.max(0, Math.min((headingRow ?? 1) - 3, rows.length - shownRows))
  const device = columns.indexOf('device')
  const notes = new Map(passed.map((row) => [row.row, row]))
  const shown: ShownRow[] = []
  let above = ''
  for (const [at, cells] of rows.slice(first, first + shownRows).entries()) {
    const row = first + at + 1
    const own = textOf(cells[device])
    const note = notes.get(row)
    shown.push({
      row,
      cells,
      above: own === '' && cells.length > 0 ? above : '',
      ...(note && { passed: note }),
    })
    if (own !== '' && row !== headingRow && !note) above = own
  }
  return shown
}

function PictureRow({
  of: { row, cells, above, passed },
  source: { headings, columns, headingRow },
  gradeOf,
  isAsked,
}: {
  readonly of: ShownRow
  readonly source: SourceTable
  /** Grade of a word about the condition; null: its rows are left out. */
  readonly gradeOf: (word: string) => string | null | undefined
  readonly isAsked: boolean
}) {
  const t = useTranslations('catalogImport')
  if (passed)
    return (
      <tr data-passed>
        <th scope="row">{row}</th>
        <td colSpan={headings.length}>
          {passed.text} · {t(`passedRow.${passed.why}`)}
        </td>
      </tr>
    )
  return (
    <tr data-heading={row === headingRow || undefined} data-asked={isAsked || undefined}>
      <th scope="row">{row}</th>
      {headings.map((heading, place) => (
        <td
          key={`${place} ${heading}`}
          data-number={typeof cells[place] === 'number' || undefined}
          data-read={columns[place] !== undefined || undefined}
        >
          {columns[place] === 'device' && above !== '' ? (
            <span className="cp-dim">↳ {above}</span>
          ) : (
            textOf(cells[place])
          )}
          {columns[place] === 'condition' && row !== headingRow && (
            <GradeOfWord grade={gradeOf(textOf(cells[place]))} />
          )}
        </td>
      ))}
    </tr>
  )
}

function GradeOfWord({ grade }: { readonly grade: string | null | undefined }) {
  return grade === undefined ? undefined : <span className="cp-dim"> → {grade ?? '–'}</span>
}

function textOf(cell: Cell | undefined): string {
  return cell === undefined || isEmptyCell(cell) ? '' : textOfCell(cell).slice(0, 60)
}

function useColumnChoices() {
  const t = useTranslations('catalogImport')
  const hasCosts = useMay('cost.view')
  const gradeName = useGradeName()
  const sizeName = useSizeName()
  const { grades } = useDraft().state.document.pricing
  return [
    { value: '', label: t('ignore') },
    ...listColumns
      .filter((column) => column !== 'cost' || hasCosts)
      .map((column) => ({ value: column, label: t(`column.${column}`) })),
    { value: 'rows', label: t('column.rows') },
    ...grades.map(({ code }) => ({
      value: gradeColumn(code),
      label: t('gradeColumn', { name: gradeName(code) }),
    })),
    ...storages.map((gb) => ({ value: `gb:${gb}`, label: t('storageColumn', { size: sizeName(gb) }) })),
  ]
}
