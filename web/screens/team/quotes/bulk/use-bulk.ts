import type { QuoteHead, QuoteSummary } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../team-context.ts'
import { useToday } from '../../kit/use-today.ts'
import { type BulkAction, extendedDay } from './bulk-fit.ts'

export interface Done {
  readonly quote: QuoteSummary
  readonly changed: QuoteHead
}

export interface Failed {
  readonly quote: QuoteSummary
  readonly error: unknown
}

/** Bulk actions that Undo can reverse. */
export type Undoable = 'extend' | 'assign' | 'archive' | 'restore'

export function isUndoable(action: BulkAction): action is Undoable {
  return action in undoneBy
}

type Back = Parameters<typeof api.quoteActions.archive>[0]

const undoneBy: Readonly<Record<Undoable, (back: Back, quote: QuoteSummary) => Promise<QuoteHead>>> = {
  extend: (back, { validUntil: lastDay }) => api.quoteActions.extend({ ...back, lastDay }),
  assign: (back, { assignedTo, createdBy }) =>
    api.quoteActions.assign({ ...back, memberId: assignedTo ?? createdBy }),
  archive: (back) => api.quoteActions.restore(back),
  restore: (back) => api.quoteActions.archive(back),
}

/** True if all further calls would fail too. */
function isEnding(error: unknown): boolean {
  const code = codeOf(error)
  // Without a code there was no response.
  return code === undefined || endings.has(code)
}
const endings: ReadonlySet<string> = new Set([
  'quote/too-many-sent',
  'quote/sign-up-to-send',
  'quote/sender-unverified',
  'identity/signed-out',
  'team/suspended',
  'team/not-found',
  'team/not-allowed',
  'team/closed',
  'team/full',
  'quote/too-many',
  'plan/read-only',
])

/** Runs the single action for each quote in turn, with the rev from the list. */
export function useBulk() {
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const cache = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const isStopped = useRef(false)
  const refresh = () =>
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })

  const act = async (action: BulkAction, quote: QuoteSummary, words: string): Promise<QuoteHead> => {
    const ofQuote = { teamId, quoteId: quote.id, rev: quote.rev }
    if (action === 'duplicate') return (await api.quotes.duplicate({ teamId, quoteId: quote.id })).quote
    if (action === 'remind') return api.quoteActions.remind(ofQuote)
    if (action === 'extend')
      return api.quoteActions.extend({ ...ofQuote, lastDay: extendedDay(quote, today) })
    if (action === 'assign') return api.quoteActions.assign({ ...ofQuote, memberId: words })
    if (action === 'archive') return api.quoteActions.archive(ofQuote)
    if (action === 'restore') return api.quoteActions.restore(ofQuote)
    return api.quoteActions.cancel({ ...ofQuote, reason: words })
  }

  return {
    progress,
    failed,
    forget: () => setFailed([]),
    /** Stops a run after the current quote; the remaining ones are not changed. */
    stop: () => {
      isStopped.current = true
    },
    /** words: the reason of a withdrawal, or the id of the member the quotes are assigned to. */
    run: async (action: BulkAction, quotes: readonly QuoteSummary[], words: string) => {
      const result = { done: [] as Done[], failed: [] as Failed[] }
      setFailed([])
      isStopped.current = false
      for (const [index, quote] of quotes.entries()) {
        if (isStopped.current) break
        setProgress({ done: index, all: quotes.length })
        try {
          result.done.push({ quote, changed: await act(action, quote, words) })
        } catch (error) {
          result.failed.push({ quote, error })
          if (!isEnding(error)) continue
          result.failed.push(...quotes.slice(index + 1).map((other) => ({ quote: other, error })))
          break
        }
      }
      setProgress(undefined)
      setFailed(result.failed)
      refresh()
      return result
    },
    /** Returns the number of quotes that were restored. */
    undo: async (action: Undoable, done: readonly Done[]): Promise<number> => {
      let undone = 0
      for (const { quote, changed } of done) {
        const back = { teamId, quoteId: quote.id, rev: changed.rev }
        if (await undoneBy[action](back, quote).catch(() => undefined)) undone += 1
      }
      refresh()
      return undone
    },
  }
}
