import { findDevice, identify } from '@costard/devices'
import {
  type Cell,
  cellId,
  cellOf,
  type Edit,
  isEditable,
  isMadeWith,
  type AmountKind,
  type Column,
  type ModelRow,
  type PriceTable,
  type TableRow,
} from '@costard/contract/price-grid'
import type { Place, Range } from './range.ts'
import type { AmountProblem, ReadAmount } from './read-amount.ts'

/** Invalid text for a cell, kept on the page until corrected. */
export interface CellProblem {
  readonly row: ModelRow
  readonly column: Column
  readonly text: string
  readonly why: AmountProblem | 'not-made'
  readonly nearest?: number
}

/** A pasted row below the last model, which becomes a new model. */
export interface AddedRow {
  readonly name: string
  /** Device that the name certainly means. */
  readonly deviceKey: string | undefined
  readonly amounts: readonly { readonly column: Column; readonly minor: number }[]
}

export interface Paste {
  readonly edits: readonly Edit[]
  readonly problems: readonly CellProblem[]
  readonly added: readonly AddedRow[]
  /** Number of cells outside of the table, or in a read-only column. */
  readonly outside: number
  /** Set if the rows name other models than the rows to be overwritten: nothing is then pasted. */
  readonly otherModel?: { readonly pasted: string; readonly here: string }
}

/** Returns the result of writing a text into a cell: an edit, a problem, or nothing. */
export function writeText(
  row: ModelRow,
  column: Column,
  text: string,
  read: (text: string) => ReadAmount,
): { readonly edit?: Edit; readonly problem?: CellProblem } {
  if (column.kind === 'group') return { edit: { row, column, value: text } }
  const amount = read(text)
  if ('problem' in amount) {
    const { problem: why, ...nearest } = amount
    return { problem: { row, column, text, why, ...nearest } }
  }
  const isNew = column.kind === 'storage' && !row.variants.has(column.gb)
  if (isNew && amount.minor === null) return {}
  if (isNew && !isMadeWith(row, column.gb)) return { problem: { row, column, text, why: 'not-made' } }
  return { edit: { row, column, value: amount.minor } }
}

/**
 * Plans a paste from the first selected cell on, over the visible rows. A single copied cell fills the
 * selection. Rows that begin with the name of a model are only written to this model; below the last row they
 * become new models.
 */
export function planPaste(
  pasted: readonly (readonly string[])[],
  { rows, columns }: PriceTable,
  range: Range,
  read: (text: string) => ReadAmount,
): Paste {
  const [[only = ''] = []] = pasted
  const isOne = pasted.length === 1 && pasted[0]?.length === 1
  const width = Math.max(0, ...pasted.map(({ length }) => length))
  const targets = isOne
    ? rows.slice(range.top, range.bottom + 1).map((row) => ({ row, texts: repeated(only, range) }))
    : targetsOf(pasted, rows, range)
  const edits: Edit[] = []
  const problems: CellProblem[] = []
  const added: AddedRow[] = []
  let outside = 0
  const hasNames = columns[range.left]?.kind === 'model' && !isOne
  for (const { row, texts } of targets) {
    if (row?.kind === 'family') continue
    const [name = ''] = texts
    if (!row) {
      if (hasNames && name.trim() !== '') added.push(addedRow(name, texts, columns, read))
      else outside += texts.length
      continue
    }
    if (hasNames && !isNameOf(row, name))
      return {
        edits: [],
        problems: [],
        added: [],
        outside: 0,
        otherModel: { pasted: name, here: nameOf(row) },
      }
    for (let place = 0; place < (isOne ? texts.length : width); place += 1) {
      const column = columns[range.left + place]
      const text = texts[place] ?? ''
      if (!column || !isEditable(column)) {
        const isName = hasNames && (place === 0 || column?.kind === 'number')
        if (text !== '' && !isName) outside += 1
        continue
      }
      const { edit, problem } = writeText(row, column, text, read)
      if (edit) edits.push(edit)
      if (problem) problems.push(problem)
    }
  }
  return { edits, problems, added, outside }
}

function repeated(text: string, { left, right }: Range): readonly string[] {
  return Array.from({ length: right - left + 1 }, () => text)
}

/** Returns the target rows of a paste, skipping headings of families. */
function targetsOf(
  pasted: readonly (readonly string[])[],
  rows: readonly TableRow[],
  { top }: Range,
): { readonly row: TableRow | undefined; readonly texts: readonly string[] }[] {
  const models = rows.slice(top).filter(({ kind }) => kind === 'model')
  return pasted.map((texts, place) => ({ row: models[place], texts }))
}

function addedRow(
  name: string,
  texts: readonly string[],
  columns: readonly Column[],
  read: (text: string) => ReadAmount,
): AddedRow {
  const found = identify(name)
  const [match] = found.matches
  const amounts = texts.slice(1).flatMap((text, place) => {
    const column = columns[place + 1]
    const amount = column && isEditable(column) && column.kind !== 'group' ? read(text) : { minor: null }
    return column && 'minor' in amount && amount.minor !== null ? [{ column, minor: amount.minor }] : []
  })
  const deviceKey = found.confidence === 'exact' ? match?.device.key : undefined
  return { name: name.trim(), deviceKey, amounts }
}

function isNameOf(row: ModelRow, text: string): boolean {
  const plain = (name: string) => name.replace(/^'/, '').trim().toLowerCase()
  const written = plain(text)
  const device = row.model.deviceKey === undefined ? undefined : findDevice(row.model.deviceKey)?.name
  return [nameOf(row), row.model.name, device].some((name) => name !== undefined && plain(name) === written)
}

function nameOf(row: ModelRow): string {
  const cell: Cell = cellOf(row, { kind: 'model' }, 'price')
  return cell.kind === 'text' ? cell.text : ''
}

/** Returns the cells of a range with amounts, in the order of the table. */
export function amountsIn(
  { rows, columns }: PriceTable,
  { top, bottom, left, right }: Range,
  shown: AmountKind,
): { readonly id: string; readonly row: ModelRow; readonly column: Column; readonly minor: number | null }[] {
  return rows.slice(top, bottom + 1).flatMap((row) =>
    row.kind === 'family'
      ? []
      : columns.slice(left, right + 1).flatMap((column) => {
          const cell = cellOf(row, column, shown)
          return cell.kind === 'amount' ? [{ id: cellId(row, column), row, column, minor: cell.minor }] : []
        }),
  )
}

/** Returns the models of a range, each once. */
export function modelsIn({ rows }: PriceTable, { top, bottom }: Range): ModelRow['model'][] {
  const found = rows.slice(top, bottom + 1).flatMap((row) => (row.kind === 'model' ? [row.model] : []))
  return [...new Map(found.map((model) => [model.id, model])).values()]
}

export function rowAt({ rows }: PriceTable, { row }: Place): ModelRow | undefined {
  const found = rows[row]
  return found?.kind === 'model' ? found : undefined
}
