import { type Cell, isEmptyCell } from '../tables/cell.ts'
import { findCondition, plainWord } from '../device-rows/find-condition.ts'
import type { Answers } from './answers.ts'
import { isAmountColumn, isPriceColumn } from './columns.ts'
import type { ConflictQuestion } from './conflict-question.ts'
import type { ReadPriceList } from './list-result.ts'
import type { SourceTable } from './list-shape.ts'
import type { Unclear, UnknownWord } from './row-reader.ts'

/** Question that a person has to answer before a list can be read. */
export type Question =
  /** No column has the devices, or none the prices; prices: places that can be the price. */
  | { readonly ask: 'device' }
  | { readonly ask: 'price'; readonly places: readonly number[] }
  /** Several columns are called by conditions: each has the amounts of a grade. */
  | { readonly ask: 'grades'; readonly places: readonly number[] }
  | { readonly ask: 'mark'; readonly text: string }
  | { readonly ask: 'words'; readonly words: readonly UnknownWord[] }
  | { readonly ask: 'column'; readonly conflict: ConflictQuestion }
  /** Names that can mean one device only, besides words that nobody knows: all at once. */
  | { readonly ask: 'names'; readonly names: readonly Unclear[] }
  | { readonly ask: 'name'; readonly name: Unclear; readonly left: number }

/** The question that decides most comes first: without columns nothing is read, without a mark no amount. */
export function nextQuestion(
  source: SourceTable,
  list: ReadPriceList | undefined,
  { decimalMark }: Answers,
): Question | undefined {
  const { columns, prices } = source
  if (!columns.includes('device') && !columns.includes('id')) return { ask: 'device' }
  // A cost or a limit beside what can be the price is not all that a list has.
  const isPriceOpen = prices.length > 0 && !columns.some(isPriceColumn)
  if (isPriceOpen || !columns.some(isAmountColumn)) {
    const grades = conditionHeadings(source)
    if (prices.length === 0 && grades.length > 1) return { ask: 'grades', places: grades }
    const amounts = columnsOfAmounts(source)
    const named = prices.filter((place) => amounts.includes(place))
    return { ask: 'price', places: named.length > 0 ? named : prices.length > 0 ? prices : amounts }
  }
  if (!list) return undefined
  const { openMark, words, conflict, unclear } = list
  if (openMark !== undefined && decimalMark === undefined) return { ask: 'mark', text: openMark }
  if (words.length > 0) return { ask: 'words', words }
  if (conflict) return { ask: 'column', conflict }
  const ones = unclear.filter(({ isOne }) => isOne)
  if (ones.length > 1) return { ask: 'names', names: ones }
  const [name] = unclear.toSorted((a, b) => b.rows.length - a.rows.length)
  return name && { ask: 'name', name, left: unclear.length }
}

const noWords: ReadonlySet<string> = new Set()

/** Places of columns that are called by a condition and nothing else: "Flawless", "Sehr gut". */
function conditionHeadings({ headings, columns }: SourceTable): readonly number[] {
  return headings.flatMap((heading, place) => {
    const { word } = findCondition(heading, noWords)
    return columns[place] === undefined && word !== '' && word === plainWord(heading) ? [place] : []
  })
}

/** Rows that are looked at to find columns of amounts. */
const sampleRows = 50

/** Places of columns that are not read and have amounts in most rows. */
function columnsOfAmounts({ headings, columns, rows }: SourceTable): readonly number[] {
  return headings.flatMap((_, place) => {
    const cells = rows.slice(0, sampleRows).flatMap(({ cells: own }) => own[place] ?? [])
    const filled = cells.filter((cell) => !isEmptyCell(cell))
    const amounts = filled.filter(isAmountLike)
    return columns[place] === undefined && filled.length > 0 && amounts.length > filled.length / 2
      ? [place]
      : []
  })
}

function isAmountLike(cell: Cell): boolean {
  if (typeof cell === 'object') return cell.kind === 'money'
  return (
    typeof cell === 'number' || (typeof cell === 'string' && /^[^\d]{0,4}\d[\d.,' ]*[^\d]{0,5}$/.test(cell))
  )
}
