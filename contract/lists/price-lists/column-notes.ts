import { columnMark, type DecimalMark } from '@costard/catalogs'
import { sizeIn } from '@costard/devices'
import { plainWord } from '../device-rows/find-condition.ts'
import { type Cell, isEmptyCell, textOfCell } from '../tables/cell.ts'
import type { Answers } from './answers.ts'
import { type GradeNames, isAmountColumn } from './columns.ts'
import { gradeOfWord } from './condition-words.ts'
import type { ReadPriceList } from './list-result.ts'
import type { SourceTable } from './list-shape.ts'

/** Remark about a column, shown in one line under its heading. */
export type ColumnNote =
  | { readonly is: 'models'; readonly models: number; readonly asked: number }
  /** A storage that is not written as its number of gigabytes: "1TB" is 1024. */
  | { readonly is: 'storage'; readonly text: string; readonly gb: number }
  | { readonly is: 'storages'; readonly count: number }
  /** Words about the condition, those that become a grade and those that are asked about or left out. */
  | { readonly is: 'grades'; readonly words: number; readonly open: number }
  | { readonly is: 'values'; readonly count: number }
  /** mark: absent for numbers of a workbook. */
  | { readonly is: 'amounts'; readonly mark: DecimalMark | undefined }
  | { readonly is: 'counted'; readonly words: number; readonly counted: number }
  | { readonly is: 'unread'; readonly kind: 'dates' | 'numbers' | 'texts' | 'nothing' }

/** Rows that are looked at for notes. */
const sampleRows = 500

/** Returns a note for each column of a list, by place. */
export function columnNotes(
  source: SourceTable,
  list: ReadPriceList | undefined,
  {
    answers,
    grades,
    currency,
  }: { readonly answers: Answers; readonly grades: readonly GradeNames[]; readonly currency: string },
): readonly ColumnNote[] {
  const rows = source.rows.slice(0, sampleRows)
  return source.headings.map((_, place): ColumnNote => {
    const cells = rows.flatMap(({ cells: own }) => {
      const cell = own[place]
      return cell === undefined || isEmptyCell(cell) ? [] : [cell]
    })
    const column = source.columns[place]
    if (column === undefined || column === 'id' || column === 'currency')
      return { is: 'unread', kind: kindOf(cells) }
    if (isAmountColumn(column)) {
      const texts = cells.filter((cell) => typeof cell === 'string')
      const mark = columnMark(texts, currency).mark ?? answers.decimalMark
      return { is: 'amounts', mark: texts.length > 0 ? mark : undefined }
    }
    const words = new Set(cells.map((cell) => plainWord(textOfCell(cell))))
    switch (column) {
      case 'device':
        return { is: 'models', models: modelsOf(list), asked: list?.unclear.length ?? 0 }
      case 'storage':
        return storageNote(cells)
      case 'condition': {
        const known = [...words].filter((word) => gradeOfWord(word, grades, answers.words) !== undefined)
        return { is: 'grades', words: known.length, open: words.size - known.length }
      }
      case 'rows':
        return { is: 'counted', words: words.size, counted: answers.counted.get(place)?.size ?? words.size }
      default:
        return { is: 'values', count: words.size }
    }
  })
}

function modelsOf(list: ReadPriceList | undefined): number {
  if (!list) return 0
  const { added, changed, same } = list.plan
  return new Set([...added, ...changed, ...same].map(({ model }) => model)).size
}

function storageNote(cells: readonly Cell[]): ColumnNote {
  const texts = new Set(cells.map((cell) => textOfCell(cell).trim()))
  for (const text of texts) {
    const gb = sizeIn(text)
    if (gb !== undefined && !text.startsWith(String(gb)))
      return { is: 'storage', text: text.slice(0, 20), gb }
  }
  return { is: 'storages', count: texts.size }
}

function kindOf(cells: readonly Cell[]): 'dates' | 'numbers' | 'texts' | 'nothing' {
  if (cells.length === 0) return 'nothing'
  const most = (is: (cell: Cell) => boolean) => cells.filter(is).length > cells.length / 2
  if (most((cell) => isDate(cell))) return 'dates'
  return most((cell) => typeof cell === 'number' || /^[\d.,' ]+$/.test(textOfCell(cell)))
    ? 'numbers'
    : 'texts'
}

function isDate(cell: Cell): boolean {
  if (typeof cell === 'object') return cell.kind === 'date'
  return (
    typeof cell === 'string' && /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T]\d{1,2}:\d{2}.*)?$/.test(cell.trim())
  )
}
