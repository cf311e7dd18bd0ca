import type { FileId, QuoteId, TeamId } from '@costard/contract'
import { query } from '#api/api.ts'

/** Query for the photos and attachments of a quote. */
export function filesQuery(teamId: TeamId, quoteId: QuoteId) {
  return query.attachments.list.queryOptions({ input: { teamId, quoteId } })
}

/** The content of a file never changes. */
export function contentQuery(teamId: TeamId, quoteId: QuoteId, fileId: FileId) {
  return query.attachments.content.queryOptions({
    input: { teamId, quoteId, fileId },
    staleTime: Infinity,
    retry: false,
  })
}

/** Query for a thumbnail, as in lists. */
export function smallQuery(teamId: TeamId, quoteId: QuoteId, fileId: FileId) {
  return query.attachments.content.queryOptions({
    input: { teamId, quoteId, fileId, size: 'small' },
    staleTime: Infinity,
    retry: false,
  })
}
