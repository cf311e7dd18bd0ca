import type { Answered } from '../asking.ts'
import type { QuoteRow } from './quote-row.ts'

/** Quotes of a page of a list. */
export const pageSize = 50

/** Another server that stores quotes, in a process of its own. */
export interface Peer {
  /** With its version. */
  readonly name: string
  readonly pid: number
  /** Newest quotes of a team; with a text those that have it in the number or the name of the customer. */
  readonly list: (team: string, text?: string) => Promise<Answered>
  readonly open: (id: string) => Promise<Answered>
  readonly create: (row: QuoteRow) => Promise<Answered>
  readonly edit: (id: string, note: string) => Promise<Answered>
  /** Quotes in the answer to a list. */
  readonly quotesIn: (body: any) => readonly any[]
  /** Id in the answer to a creation. */
  readonly idIn: (body: any) => string
  readonly stop: () => Promise<void>
}
