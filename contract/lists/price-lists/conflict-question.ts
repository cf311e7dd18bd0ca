import type { ListedPrice } from '@costard/catalogs'
import { plainWord } from '../device-rows/find-condition.ts'
import { isAmountColumn } from './columns.ts'
import { shownCell } from './list-amounts.ts'
import type { SourceTable } from './list-shape.ts'

/** Several prices for one thing that differ by a column: a person says what the column is. */
export interface ConflictQuestion {
  readonly place: number
  /** Number of things with several prices that this column distinguishes. */
  readonly things: number
  /** Two rows that differ, as an example. */
  readonly pair: readonly { readonly listed: ListedPrice; readonly word: string }[]
  /** Words of the column, the most frequent first. */
  readonly words: readonly { readonly word: string; readonly rows: number }[]
}

/** The most words that a column of kinds has. */
const mostWords = 40

/** Fewer rows say nothing about how often a word of a kind comes again. */
const fewRows = 6
/** Rows that are looked at for how often words come again. */
const sampleRows = 400
/** Kinds that are written as numbers, such as 0 and 1. */
const mostNumbers = 6

/**
 * Finds the column that distinguishes most of the rows with different prices for one thing. Numbers of articles,
 * addresses, dates and other amounts differ in each row and are no kinds.
 */
export function conflictQuestion(
  { rows, columns, headings }: SourceTable,
  conflicts: readonly (readonly ListedPrice[])[],
  remarks: ReadonlySet<number>,
): ConflictQuestion | undefined {
  if (conflicts.length === 0) return undefined
  const byRow = new Map(rows.map((row) => [row.row, row]))
  const words = new Map<string, string>()
  const wordOf = (row: number, place: number): string => {
    const text = shownCell(byRow.get(row)?.cells[place])
    const known = words.get(text)
    if (known !== undefined) return known
    const word = plainWord(text)
    words.set(text, word)
    return word
  }
  const width = Math.max(
    headings.length,
    ...conflicts.flat().map(({ row }) => byRow.get(row)?.cells.length ?? 0),
  )
  const best = Array.from({ length: width }, (_, place) => ({
    place,
    things:
      isKind(columns[place]) && !remarks.has(place)
        ? conflicts.filter((one) => isToldApart(one, (row) => wordOf(row, place))).length
        : 0,
  }))
    .toSorted((a, b) => b.things - a.things || a.place - b.place)
    .find(({ place, things }) => things > 0 && hasKinds(rows, place))
  if (!best) return undefined
  const counts = new Map<string, number>()
  for (const { row } of rows) {
    const word = wordOf(row, best.place)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  if (counts.size > mostWords) return undefined
  const example = conflicts.find((one) => isToldApart(one, (row) => wordOf(row, best.place))) ?? []
  const other = example.find(({ after }) => after !== example[0]?.after)
  return {
    ...best,
    pair: [example[0], other].flatMap((listed) =>
      listed ? [{ listed, word: shownCell(byRow.get(listed.row)?.cells[best.place]) }] : [],
    ),
    words: [...counts].map(([word, of]) => ({ word, rows: of })).toSorted((a, b) => b.rows - a.rows),
  }
}

function isKind(column: SourceTable['columns'][number]): boolean {
  return !isAmountColumn(column) && !['device', 'id', 'storage', 'currency'].includes(column ?? '')
}

function hasKinds(rows: SourceTable['rows'], place: number): boolean {
  if (rows.length < fewRows) return true
  const texts = rows
    .slice(0, sampleRows)
    .map(({ cells }) => plainWord(shownCell(cells[place])))
    .filter(Boolean)
  const words = new Set(texts)
  const inWords = texts.filter((text) => /\p{L}/u.test(text) && !/^https?:|\d{4}-\d\d-\d\dt/.test(text))
  return words.size <= texts.length / 2 && (words.size <= mostNumbers || inWords.length > texts.length / 2)
}

function isToldApart(listed: readonly ListedPrice[], wordOf: (row: number) => string): boolean {
  const amounts = new Map<string, number>()
  return listed.every(({ row, after }) => {
    const word = wordOf(row)
    const known = amounts.get(word)
    amounts.set(word, after)
    return known === undefined || known === after
  })
}
