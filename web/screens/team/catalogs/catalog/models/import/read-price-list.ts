import { decimalMarkOf, type ListedPrice, planPriceList, type PriceListPlan } from '@costard/catalogs'
import type { CatalogDocument } from '@costard/contract'
import { findDevice, type Match, sizeIn, sizeLabel } from '@costard/devices'
import { mostCandidates, readRow } from '../../../../quotes/add/bulk/read-row.ts'
import { cellId, cellOf } from '../grid/cell.ts'
import type { Edit } from '../grid/edits.ts'
import { type AmountProblem, readAmount } from '../grid/read-amount.ts'
import { gradeColumn, guessColumns, isHeadings, type ListColumn, type ListColumns } from './columns.ts'
import { PriceIndex, type Target } from './price-index.ts'

/** A file as it was read: its columns by name, and its rows. */
export interface SourceTable {
  readonly headings: readonly string[]
  readonly columns: ListColumns
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

export type Rejected =
  | AmountProblem
  | 'no-device'
  | 'not-made'
  | 'which-variant'
  | 'currency'
  | 'double'
  | 'formula'

export interface RejectedRow {
  readonly row: number
  readonly text: string
  readonly why: Rejected
  readonly nearest?: number
}

/** A name that can mean several devices, for a person to say. */
export interface Unclear {
  readonly name: string
  readonly rows: readonly number[]
  readonly candidates: readonly Match[]
}

export interface ReadPriceList {
  readonly plan: PriceListPlan
  /** In the order of the file; each with the cell that it writes. */
  readonly edits: ReadonlyMap<string, Edit>
  readonly otherEdits: readonly Edit[]
  readonly costs: readonly Edit[]
  /** Own amounts for grades. */
  readonly own: readonly Edit[]
  readonly rejected: readonly RejectedRow[]
  readonly unclear: readonly Unclear[]
  readonly added: PriceIndex['added']
  readonly decimalMark: ReturnType<typeof decimalMarkOf>
}

/** What a person said: which device a name means; null: leave its rows out. And amounts that replace unreadable ones. */
export interface Answers {
  readonly devices: ReadonlyMap<string, string | null>
  readonly amounts: ReadonlyMap<number, number>
  readonly decimalMark: '.' | ',' | undefined
}

/** grades: codes that the catalog has. */
export function sourceTableOf(table: readonly (readonly string[])[], grades: readonly string[]): SourceTable {
  const at = table.findIndex((row) => isHeadings(row))
  const first = table.findIndex((row) => row.length > 0)
  const headings = table[at < 0 ? first : at] ?? []
  return {
    headings,
    columns: guessColumns(headings, grades),
    rows: table.flatMap((cells, index) =>
      cells.length === 0 || index <= (at < 0 ? first : at) ? [] : [{ row: index + 1, cells }],
    ),
  }
}

/** Rows read between two looks at the clock. */
const rowsAtOnce = 50

/** Reads a price list against a catalog. Yields how many rows are read, so that a long list stops nobody's work. */
export function* readPriceList(
  { rows, columns }: SourceTable,
  document: CatalogDocument,
  answers: Answers,
  locale: string,
): Generator<number, ReadPriceList> {
  const { currency, grades } = document.pricing
  const index = new PriceIndex(document)
  const textOf = (cells: readonly string[], column: ListColumn): string =>
    cells
      .filter((_, place) => columns[place] === column)
      .join(' ')
      .trim()
  const decimalMark = decimalMarkOf(rows.map(({ cells }) => textOf(cells, 'price')))
  const mark = answers.decimalMark ?? decimalMark
  // Locales that write amounts with this mark.
  const markLocale = mark === ',' ? 'de' : mark === '.' ? 'en' : locale
  const listed: ListedPrice[] = []
  const edits = new Map<string, Edit>()
  const otherEdits: Edit[] = []
  const costs: Edit[] = []
  const own: Edit[] = []
  const rejected: RejectedRow[] = []
  const unclear = new Map<string, { rows: number[]; candidates: readonly Match[] }>()
  const readings = new Map<string, ReturnType<typeof readRow>['found']>()
  const targetOf = (row: number, cells: readonly string[]): Target | Rejected | 'unclear' | 'left-out' => {
    const byId = index.byId(textOf(cells, 'id'))
    if (byId) return byId
    const storage = textOf(cells, 'storage')
    const name = textOf(cells, 'device')
    const details = textOf(cells, 'details')
    const gb = sizeIn(storage)
    const known = index.named(name)
    if (known) return index.variantOf(known, gb, `${name} ${details}`)
    const text = [name, gb === undefined ? storage : sizeLabel(gb, 'en'), details].filter(Boolean).join(' ')
    if (text === '') return 'no-device'
    const found = readings.get(text) ?? readRow({ row, cells: [text] }, undefined).found
    readings.set(text, found)
    const said = answers.devices.get(text)
    if (said === null) return 'left-out'
    const device = said === undefined ? undefined : findDevice(said)
    const match = device ? { device, narrowed: {} } : found.kind === 'device' ? found.match : undefined
    if (match) {
      const size = gb ?? match.narrowed.storageGb
      return index.variantOf(index.modelOf(match.device), size, text)
    }
    if (found.kind !== 'choose') return 'no-device'
    const asked = unclear.get(text) ?? { rows: [], candidates: found.matches.slice(0, mostCandidates) }
    asked.rows.push(row)
    unclear.set(text, asked)
    return 'unclear'
  }
  for (const [place, { row, cells }] of rows.entries()) {
    if (place > 0 && place % rowsAtOnce === 0) yield place
    const reject = (why: Rejected, text: string, nearest?: number) =>
      rejected.push({ row, why, text: text.slice(0, 120), ...(nearest !== undefined && { nearest }) })
    const shown = textOf(cells, 'device') || cells.filter(Boolean).join(' ')
    if (cells.some((cell) => cell.startsWith('=') || /^#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!)/.test(cell))) {
      reject('formula', cells.find((cell) => /^[=#]/.test(cell)) ?? shown)
      continue
    }
    const stated = textOf(cells, 'currency')
    if (stated !== '' && stated.toUpperCase() !== currency) {
      reject('currency', stated)
      continue
    }
    const target = targetOf(row, cells)
    if (target === 'unclear' || target === 'left-out') continue
    if (typeof target === 'string' || 'why' in target) {
      reject(typeof target === 'string' ? target : target.why, shown)
      continue
    }
    const column = { kind: 'storage', gb: target.gb } as const
    const amounts = (['price', 'floor', 'ceiling', 'cost'] as const).flatMap((kind) => {
      const text = textOf(cells, kind)
      if (!columns.includes(kind) || (text === '' && kind !== 'price')) return []
      return [{ kind, text, read: readAmount(text, currency, markLocale) }]
    })
    const ownAmounts = grades.flatMap(({ code }) => {
      const text = textOf(cells, gradeColumn(code))
      return text === '' ? [] : [{ code, text, read: readAmount(text, currency, markLocale) }]
    })
    const said = answers.amounts.get(row)
    const wrong = amounts.find(
      ({ kind, read }) => 'problem' in read && !(kind === 'price' && said !== undefined),
    )
    if (wrong && 'problem' in wrong.read) {
      reject(wrong.read.problem, wrong.text, wrong.kind === 'price' ? wrong.read.nearest : undefined)
      continue
    }
    const wrongOwn = ownAmounts.find(({ read }) => 'problem' in read)
    if (wrongOwn && 'problem' in wrongOwn.read) {
      reject(wrongOwn.read.problem, wrongOwn.text)
      continue
    }
    for (const { code, read } of ownAmounts)
      if ('minor' in read) own.push({ row: target.row, column, value: read.minor, grade: code })
    for (const { kind, read } of amounts) {
      const minor = kind === 'price' && said !== undefined ? said : 'minor' in read ? read.minor : null
      const edit: Edit = {
        row: target.row,
        column: kind === 'floor' || kind === 'ceiling' ? { kind } : column,
        value: minor,
      }
      if (kind === 'cost') costs.push(edit)
      else if (kind !== 'price') otherEdits.push(edit)
      else {
        const cell = cellOf(target.row, column, 'price')
        const key = cellId(target.row, column)
        const isNew = cell.kind === 'none' || index.added.has(target.row.model.id)
        listed.push({ row, key, isNew, before: cell.kind === 'amount' ? cell.minor : null, after: minor })
        if (!edits.has(key)) edits.set(key, edit)
      }
    }
  }
  const plan = planPriceList(listed)
  for (const { listed: double } of plan.doubles)
    rejected.push({ row: double.row, why: 'double', text: nameOf(edits.get(double.key)) })
  return {
    plan,
    edits,
    otherEdits,
    costs,
    own,
    rejected: rejected.toSorted((a, b) => a.row - b.row),
    unclear: [...unclear].map(([name, asked]) => ({ name, ...asked })),
    added: index.added,
    decimalMark,
  }
}

/** Returns the English name of the model and variant that an edit changes. */
export function nameOf(edit: Edit | undefined): string {
  if (!edit) return ''
  const { row, column } = edit
  const size = column.kind === 'storage' && column.gb > 0 ? sizeLabel(column.gb, 'en') : ''
  return [row.model.name ?? row.model.id, row.label, size].filter(Boolean).join(' · ')
}
