import type { Answers } from './answers.ts'
import { isAmountColumn } from './columns.ts'
import type { ConflictQuestion } from './conflict-question.ts'
import type { ReadPriceList } from './list-result.ts'
import type { SourceTable } from './list-shape.ts'
import type { Unclear, UnknownWord } from './row-reader.ts'

/** Question that a person has to answer before a list can be read. */
export type Question =
  /** No column has the devices, or none the prices; prices: places that can be the price. */
  | { readonly ask: 'device' }
  | { readonly ask: 'price'; readonly places: readonly number[] }
  | { readonly ask: 'mark'; readonly text: string }
  | { readonly ask: 'words'; readonly words: readonly UnknownWord[] }
  | { readonly ask: 'column'; readonly conflict: ConflictQuestion }
  | { readonly ask: 'name'; readonly name: Unclear; readonly left: number }

/** The question that decides most comes first: without columns nothing is read, without a mark no amount. */
export function nextQuestion(
  { columns, prices }: SourceTable,
  list: ReadPriceList | undefined,
  { decimalMark }: Answers,
): Question | undefined {
  if (!columns.includes('device') && !columns.includes('id')) return { ask: 'device' }
  if (!columns.some(isAmountColumn)) return { ask: 'price', places: prices }
  if (!list) return undefined
  const { openMark, words, conflict, unclear } = list
  if (openMark !== undefined && decimalMark === undefined) return { ask: 'mark', text: openMark }
  if (words.length > 0) return { ask: 'words', words }
  if (conflict) return { ask: 'column', conflict }
  const [name] = unclear
  return name && { ask: 'name', name, left: unclear.length }
}
