import type { Customer, TimelineEntry } from '@costard/contract'
import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useTeam } from '../../../team-context.ts'
import { customerTimelineQuery } from '../customer-queries.ts'

type Pages = InfiniteData<{ readonly entries: TimelineEntry[]; readonly nextCursor: string | null }>

/** Returns a function that updates the entries in the cache, page by page, before they are read again. */
export function useTimelineChange(customer: Pick<Customer, 'id'>) {
  const cache = useQueryClient()
  const { id: teamId } = useTeam()
  const { queryKey } = customerTimelineQuery(teamId, customer.id)
  return (change: (entries: TimelineEntry[], page: number) => TimelineEntry[]): void => {
    if (!cache.getQueryData(queryKey)) return
    // A read in progress may be older than the change and would undo it. The news of the change start
    // another.
    void cache.cancelQueries({ queryKey }).then(() =>
      cache.setQueryData<Pages>(
        queryKey,
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page, place) => ({ ...page, entries: change(page.entries, place) })),
          },
      ),
    )
  }
}
