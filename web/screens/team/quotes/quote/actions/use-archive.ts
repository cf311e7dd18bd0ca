import type { Quote, QuoteHead } from '@costard/contract'
import { isArchivable } from '@costard/quotes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '#api/api.ts'
import { isOfflineId } from '#api/offline-id.ts'
import { useNotice } from '#ui/notes/use-notice.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { useMay, useTeam } from '../../../team-context.ts'
import { quoteQuery } from '../../quote-query.ts'
import { withAnswer } from '../with-answer.ts'
import { useQuoteAction } from './use-quote-action.ts'

/** Archives a quote or restores an archived one, with an Undo notice. */
export function useArchive(quote: Quote) {
  const t = useTranslations('quoteActions.archive')
  const notify = useNotice()
  const offerUndo = useUndo()
  const { id: teamId } = useTeam()
  const mayQuote = useMay('quote.create')
  const cache = useQueryClient()
  const rereadLists = () =>
    void cache.invalidateQueries({ queryKey: query.quotes.list.key({ input: { teamId } }) })
  const undo = async (rev: number, undoing: (back: Back) => Promise<QuoteHead>) => {
    const { queryKey } = quoteQuery(teamId, quote.id)
    const changed = await undoing({ teamId, quoteId: quote.id, rev }).catch(() => undefined)
    if (changed) cache.setQueryData(queryKey, (known) => withAnswer(known, changed))
    else {
      void cache.invalidateQueries({ queryKey })
      notify(t('notUndone'))
    }
    rereadLists()
  }
  const archive = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.archive(ofQuote),
    ({ rev }) => {
      rereadLists()
      offerUndo({
        id: `archived ${quote.id}`,
        message: t('done', { number: quote.number }),
        undo: () => undo(rev, api.quoteActions.restore),
      })
    },
  )
  const restore = useQuoteAction(
    quote,
    (ofQuote) => api.quoteActions.restore(ofQuote),
    ({ rev }) => {
      rereadLists()
      offerUndo({
        id: `archived ${quote.id}`,
        message: t('restored', { number: quote.number }),
        undo: () => undo(rev, api.quoteActions.archive),
      })
    },
  )
  const isArchived = quote.archivedAt !== null
  const isBinding = quote.earlier.some(({ state }) => state === 'accepted')
  const may = mayQuote && !isOfflineId(quote.id)
  return {
    archive: may && !isArchived && !isBinding && isArchivable(quote) ? archive : undefined,
    restore: may && isArchived ? restore : undefined,
    error: archive.error ?? restore.error,
  }
}

type Back = Parameters<typeof api.quoteActions.archive>[0]
