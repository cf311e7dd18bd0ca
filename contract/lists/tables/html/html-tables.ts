import type { Cell } from '../cell.ts'
import type { XmlEvents } from '../scan-xml.ts'
import type { Merge } from '../table.ts'
import { tableLimits } from '../table-limits.ts'
import { boundedRow } from '../within-limits.ts'
import { typedCell } from './typed-cell.ts'

export interface HtmlTable {
  name: string
  readonly rows: (readonly Cell[])[]
  readonly hiddenRows: number[]
  readonly merges: Merge[]
}

/** A table whose end was not met yet. */
interface OpenTable extends HtmlTable {
  row: Cell[] | undefined
  cell: { text: string; readonly attributes: string } | undefined
  inCaption: boolean
  /** The last row that a cell above reaches down to, by column. */
  readonly reaches: number[]
}

/** Collects the tables of a page. A table in a cell of another one is one of its own. */
export class HtmlTables implements XmlEvents {
  private readonly done: HtmlTable[] = []
  private readonly opened: OpenTable[] = []

  private readonly maxRows: number

  constructor(maxRows: number) {
    this.maxRows = maxRows
  }

  readonly open = (tag: string, attributes: string): void => {
    const name = tag.toLowerCase()
    const table = this.opened.at(-1)
    if (name === 'table') this.start()
    else if (!table) return
    else if (name === 'caption') table.inCaption = true
    else if (name === 'tr') this.startRow(table, attributes)
    else if (name === 'td' || name === 'th') this.startCell(table, attributes)
    else if (table.cell && breaks.has(name)) table.cell.text += ' '
  }

  readonly close = (tag: string): void => {
    const name = tag.toLowerCase()
    const table = this.opened.at(-1)
    if (!table) return
    if (name === 'table') this.end(table)
    else if (name === 'caption') table.inCaption = false
    else if (name === 'tr') endRow(table)
    else if (name === 'td' || name === 'th') endCell(table)
    else if (table.cell && breaks.has(name)) table.cell.text += ' '
  }

  readonly text = (text: string): void => {
    const table = this.opened.at(-1)
    if (table?.cell) table.cell.text += text
    else if (table?.inCaption) table.name = (table.name + text).trim().slice(0, 60)
  }

  /** The tables with rows, in the order of their ends. */
  result(): readonly HtmlTable[] {
    for (let open = this.opened.at(-1); open; open = this.opened.at(-1)) this.end(open)
    return this.done.filter(({ rows }) => rows.length > 0)
  }

  private start(): void {
    const { parts } = tableLimits
    if (this.done.length + this.opened.length >= parts) return
    this.opened.push({
      name: '',
      rows: [],
      hiddenRows: [],
      merges: [],
      row: undefined,
      cell: undefined,
      inCaption: false,
      reaches: [],
    })
  }

  private end(table: OpenTable): void {
    endRow(table)
    this.opened.pop()
    const { name, rows, hiddenRows, merges } = table
    this.done.push({ name, rows, hiddenRows, merges })
  }

  private startRow(table: OpenTable, attributes: string): void {
    endRow(table)
    // One row more than may be there shows that there are too many.
    if (table.rows.length > this.maxRows) return
    if (/display\s*:\s*none|\shidden(?:\s|=|$)/i.test(attributes)) table.hiddenRows.push(table.rows.length)
    table.row = []
  }

  private startCell(table: OpenTable, attributes: string): void {
    if (!table.row) this.startRow(table, '')
    endCell(table)
    const { row, rows, reaches, merges } = table
    if (!row) return
    while ((reaches[row.length] ?? -1) >= rows.length) row.push('')
    if (row.length > tableLimits.columns) return
    const left = row.length
    const right = left + spanIn(attributes, 'colspan', tableLimits.columns) - 1
    const bottom = rows.length + spanIn(attributes, 'rowspan', this.maxRows) - 1
    for (let column = left; column <= right; column += 1) reaches[column] = bottom
    if (right > left || bottom > rows.length) merges.push({ top: rows.length, left, bottom, right })
    table.cell = { text: '', attributes }
  }
}

/** Elements that end a word. */
const breaks = new Set(['br', 'p', 'div', 'li', 'tr', 'dd', 'dt'])

function endRow(table: OpenTable): void {
  endCell(table)
  if (table.row) table.rows.push(boundedRow(table.row))
  table.row = undefined
}

function endCell(table: OpenTable): void {
  const { cell, row } = table
  if (cell && row) row.push(typedCell(cell.text, cell.attributes))
  table.cell = undefined
}

function spanIn(attributes: string, name: string, most: number): number {
  const [, digits] = new RegExp(`\\b${name}\\s*=\\s*["']?(\\d{1,6})`, 'i').exec(attributes) ?? []
  return Math.min(Math.max(1, Number(digits ?? 1)), most)
}
