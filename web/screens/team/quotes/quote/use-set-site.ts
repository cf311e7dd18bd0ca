import type { Quote, SiteId } from '@costard/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useTeam } from '../../team-context.ts'
import { sitesQuery } from '../../site/sites-query.ts'
import { quoteActionKey } from '../changes/own-actions.ts'
import { quoteQuery } from '../quote-query.ts'
import { withAnswer } from './with-answer.ts'

/** Changes the site of a quote, after pending edits of the draft are saved, with the rev of the last one. */
export function useSetSite(quote: Quote) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const { queryKey } = quoteQuery(teamId, quote.id)
  return useMutation({
    mutationKey: quoteActionKey(quote.id),
    scope: { id: `quote ${quote.id}` },
    mutationFn: (siteId: SiteId | null) => {
      const { rev } = cache.getQueryData(queryKey) ?? quote
      return api.quoteActions.setSite({ teamId, quoteId: quote.id, rev, siteId })
    },
    onSuccess: (changed) => cache.setQueryData(queryKey, (known) => withAnswer(known, changed)),
    onError: () => {
      void cache.invalidateQueries({ queryKey })
      void cache.invalidateQueries({ queryKey: sitesQuery(teamId).queryKey })
    },
  })
}
