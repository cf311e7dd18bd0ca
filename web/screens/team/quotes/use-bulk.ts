import type { QuoteHead, QuoteSummary } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../team-context.ts'
import { useToday } from '../kit/use-today.ts'
import { type BulkAction, extendedDay } from './bulk-fit.ts'

export interface Done {
  readonly quote: QuoteSummary
  readonly changed: QuoteHead
}

export interface Failed {
  readonly quote: QuoteSummary
  /** undefined: no answer came. */
  readonly code: string | undefined
}

/** After these, every further call would fail too. */
const ending: ReadonlySet<string | undefined> = new Set([
  undefined,
  'quote/too-many-sent',
  'quote/sign-up-to-send',
  'quote/sender-unverified',
])

/** Runs the single action for one quote after the other, each with the rev that the list showed. */
export function useBulk() {
  const { id: teamId, timeZone } = useTeam()
  const today = useToday(timeZone)
  const cache = useQueryClient()
  const [progress, setProgress] = useState<{ done: number; all: number }>()
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const refresh = () =>
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })

  const act = (action: BulkAction, quote: QuoteSummary, reason: string): Promise<QuoteHead> => {
    const ofQuote = { teamId, quoteId: quote.id, rev: quote.rev }
    if (action === 'remind') return api.quoteActions.remind(ofQuote)
    if (action === 'extend')
      return api.quoteActions.extend({ ...ofQuote, lastDay: extendedDay(quote, today) })
    return api.quoteActions.cancel({ ...ofQuote, reason })
  }

  return {
    progress,
    failed,
    forget: () => setFailed([]),
    run: async (action: BulkAction, quotes: readonly QuoteSummary[], reason: string) => {
      const result = { done: [] as Done[], failed: [] as Failed[] }
      setFailed([])
      for (const [index, quote] of quotes.entries()) {
        setProgress({ done: index, all: quotes.length })
        try {
          result.done.push({ quote, changed: await act(action, quote, reason) })
        } catch (error) {
          const code = codeOf(error)
          result.failed.push({ quote, code })
          if (!ending.has(code)) continue
          result.failed.push(...quotes.slice(index + 1).map((other) => ({ quote: other, code })))
          break
        }
      }
      setProgress(undefined)
      setFailed(result.failed)
      refresh()
      return result
    },
    /** Returns how many have their former last day again. */
    undoExtend: async (done: readonly Done[]): Promise<number> => {
      let undone = 0
      for (const { quote, changed } of done) {
        const back = { teamId, quoteId: quote.id, rev: changed.rev, lastDay: quote.validUntil }
        if (await api.quoteActions.extend(back).catch(() => undefined)) undone += 1
      }
      refresh()
      return undone
    },
  }
}
