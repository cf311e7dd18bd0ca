import type { CustomerQuestion, QuoteLine } from '@costard/contract'
import type { Transaction } from '#database'
import type { Member } from '../../teams/memberships/member.ts'
import { lineFor } from './line-for.ts'
import type { LineRow } from './line-store.ts'
import { readLines } from './read-lines.ts'
import { describeQuestion, listQuestions } from '../questions/question-store.ts'
import type { QuoteRow } from '../quote-store.ts'
import { type EarlierRow, listEarlier } from '../revision-store.ts'

export interface QuoteContent {
  readonly lines: QuoteLine[]
  readonly earlier: readonly EarlierRow[]
  readonly questions: CustomerQuestion[]
}

/**
 * Returns the customer's questions, the first page of a revision's lines for this member, and the earlier
 * revisions. lines: the page, if read with the quote.
 */
export async function readContent(
  tx: Transaction,
  row: QuoteRow,
  member: Pick<Member, 'seesCosts'>,
  lines?: readonly LineRow[],
): Promise<QuoteContent> {
  return {
    questions: row.questionsAsked === 0 ? [] : (await listQuestions(tx, row)).map(describeQuestion),
    lines: lines ? lines.map(lineFor(member)) : await readLines(tx, row, member),
    earlier: row.revision === 1 ? [] : await listEarlier(tx, row),
  }
}
