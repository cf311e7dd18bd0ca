import { maxSentLines } from '@costard/quotes'
import { quoteLimits } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { useTeam } from '../../../../team-context.ts'
import { saveRows } from './save-rows.ts'
import type { Ready, RowState } from './row-state.ts'
import type { Bulk } from '../use-bulk.ts'

/**
 * Saves the ready rows and opens the review of their quote; if there are several quotes, the list of quotes.
 */
export function useReviewRows({ states, decisions, stored, rememberAll }: Bulk) {
  const t = useTranslations('bulk.save')
  const common = useTranslations('common')
  const team = useTranslations('team')
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const ready = states.filter(isReady)
  const { run, isRunning, error, forget } = useAction(
    () =>
      saveRows(
        {
          teamId,
          customer: decisions.customer ?? null,
          linesPerQuote: decisions.split ? maxSentLines : quoteLimits.maxLines,
          now: stored.now,
          change: stored.change,
        },
        ready.map(({ reading: { row }, line }) => ({ row, line })),
      ),
    {
      rereads: [query.quotes.key()],
      onDone: async (quote) => {
        rememberAll()
        const made = stored.now()?.quotes.length ?? 0
        if (quote) await navigate(made > 1 ? paths.quotes(teamId) : paths.review(teamId, quote.id))
      },
      onFailed: (failure) => {
        if (codeOf(failure)?.startsWith('catalog/'))
          void cache.invalidateQueries({ queryKey: query.catalogs.key() })
      },
    },
  )
  const problem = () => {
    const code = codeOf(error)
    if (code === undefined) return t('unreachable')
    if (code === 'team/full') return t('teamFull')
    if (code === 'plan/limit-reached') return team('planLimit.quotes')
    if (code === 'plan/read-only') return common('planReadOnly')
    if (code === 'quote/too-many') return t('tooMany')
    if (code.startsWith('catalog/')) return t('catalogChanged')
    return t('failed', { code })
  }
  return {
    run: () => {
      forget()
      if (!isRunning && ready.length > 0) run()
    },
    isRunning,
    problem: error ? problem() : undefined,
  }
}

export function isReady(state: RowState): state is RowState & Ready {
  return state.kind === 'ready'
}
