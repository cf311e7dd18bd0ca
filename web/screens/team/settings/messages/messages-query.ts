import type { TeamId, TeamMessages } from '@costard/contract'
import { keepPreviousData } from '@tanstack/react-query'
import type { api } from '#api/api.ts'
import { query } from '#api/api.ts'

export type TeamMessage = TeamMessages['messages'][number]
type Tried = Parameters<typeof api.messages.preview>[0]

export function messagesQuery(teamId: TeamId) {
  return query.messages.list.queryOptions({ input: { teamId } })
}

/** The message as it would go out with these words. */
export function previewQuery(input: Tried, isEnabled: boolean) {
  return query.messages.preview.queryOptions({
    input,
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

/** The newest sent quotes: any day is later than this. */
export function sentQuotesQuery(teamId: TeamId) {
  return query.quotes.list.queryOptions({ input: { teamId, sentFrom: '2000-01-01' } })
}
