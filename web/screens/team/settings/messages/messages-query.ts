import type { TeamId, TeamMessages } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import type { api } from '#api/api.ts'
import { query } from '#api/api.ts'

export type TeamMessage = TeamMessages['messages'][number]
type Tried = Parameters<typeof api.messages.preview>[0]

export function messagesQuery(teamId: TeamId) {
  return query.messages.list.queryOptions({ input: { teamId } })
}

/** Query for the preview of a message with this wording. */
export function previewQuery(input: Tried, isEnabled: boolean) {
  return query.messages.preview.queryOptions({
    input,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

/** Query for the newest sent quotes: all are after this day. */
export function sentQuotesQuery(teamId: TeamId) {
  return query.quotes.list.queryOptions({ input: { teamId, sentFrom: '2000-01-01' } })
}
