import {
  type LineInput,
  type QuoteCustomer,
  type QuoteHead,
  quoteLimits,
  type TeamId,
} from '@costard/contract'
import { isAllowed } from '@costard/quotes'
import { randomId } from '@mantine/hooks'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import type { Attempt, BulkProgress, SavedQuote } from '../bulk-list.ts'
import type { ChangeProgress } from '../start/stored-list.ts'

export interface RowToSave {
  readonly row: number
  readonly line: LineInput
}

interface Saving {
  readonly teamId: TeamId
  readonly customer: QuoteCustomer | null
  /** Maximum number of lines per quote. */
  readonly linesPerQuote: number
  readonly now: () => BulkProgress | undefined
  readonly change: ChangeProgress
}

const { maxLinesPerCall } = quoteLimits

/**
 * Adds the rows to the draft of the list, or to new drafts, in successive calls of 50 lines, so that a large
 * list takes no more of the server at once than a small one. Rows are marked as saved after each call. Throws
 * the errors of the calls.
 */
export async function saveRows(saving: Saving, rows: readonly RowToSave[]): Promise<SavedQuote | undefined> {
  let quote = await resumed(saving)
  const done = savedRows(saving.now())
  const left = rows.filter(({ row }) => !done.has(row))
  while (left.length > 0) {
    const room = quote ? saving.linesPerQuote - quote.lineCount : saving.linesPerQuote
    if (quote && room <= 0) {
      quote = undefined
      continue
    }
    const lines = left.splice(0, Math.min(room, maxLinesPerCall))
    quote = await send(saving, attemptFor(saving, lines, quote))
  }
  return saving.now()?.quotes.at(-1)
}

export function savedRows(progress: BulkProgress | undefined): ReadonlySet<number> {
  return new Set(progress?.quotes.flatMap(({ rows }) => rows))
}

/** Repeats a call that got no response, and returns the draft to continue with. */
async function resumed(saving: Saving): Promise<QuoteHead | undefined> {
  const { attempt } = saving.now() ?? {}
  if (attempt) {
    try {
      return await send(saving, attempt)
    } catch (error) {
      if (!wasRefused(error)) throw error
      saving.change(withoutAttempt)
    }
  }
  const last = saving.now()?.quotes.at(-1)
  if (!last) return undefined
  try {
    const quote = await api.quotes.get({ teamId: saving.teamId, quoteId: last.id })
    return isAllowed('edit', quote.state) && quote.lineCount < saving.linesPerQuote ? quote : undefined
  } catch (error) {
    if (codeOf(error) === 'quote/not-found') return undefined
    throw error
  }
}

function attemptFor(
  { customer }: Saving,
  rows: readonly RowToSave[],
  quote: Pick<QuoteHead, 'id' | 'rev'> | undefined,
): Attempt {
  return {
    key: randomId('bulk-'),
    rows: rows.map(({ row }) => row),
    lines: rows.map(({ line }) => line),
    customer,
    ...(quote && { to: { quoteId: quote.id, rev: quote.rev } }),
  }
}

/**
 * Makes one call. If somebody changed the draft meanwhile, it is read again and the lines are added to the
 * new version.
 */
async function send(saving: Saving, attempt: Attempt, tries = 3): Promise<QuoteHead> {
  const { teamId, change } = saving
  change((progress) => ({ ...progress, attempt }))
  const { lines, customer, to, key, rows } = attempt
  const context = { idempotencyKey: key }
  try {
    const quote = to
      ? await api.quotes.changeLines(
          { teamId, ...to, changes: lines.map((line) => ({ op: 'add' as const, line })) },
          { context },
        )
      : await api.quotes.add({ teamId, lines: [...lines], customer }, { context })
    change((progress) => withoutAttempt(withRows(progress, quote, rows)))
    return quote
  } catch (error) {
    if (!wasRefused(error)) throw error
    change(withoutAttempt)
    if (!to || codeOf(error) !== 'quote/changed' || tries === 0) throw error
    const { rev } = await api.quotes.get({ teamId, quoteId: to.quoteId })
    return send(saving, { ...attempt, key: randomId('bulk-'), to: { ...to, rev } }, tries - 1)
  }
}

/** True if the server refused the call. Without a response it is unknown whether the call took effect. */
function wasRefused(error: unknown): boolean {
  const code = codeOf(error)
  return code !== undefined && !code.startsWith('server/')
}

function withoutAttempt({ attempt: _attempt, ...progress }: BulkProgress): BulkProgress {
  return progress
}

function withRows(
  progress: BulkProgress,
  { id, number }: Pick<QuoteHead, 'id' | 'number'>,
  rows: readonly number[],
): BulkProgress {
  const before = progress.quotes.find((quote) => quote.id === id)
  const others = progress.quotes.filter((quote) => quote.id !== id)
  return { ...progress, quotes: [...others, { id, number, rows: [...(before?.rows ?? []), ...rows] }] }
}
