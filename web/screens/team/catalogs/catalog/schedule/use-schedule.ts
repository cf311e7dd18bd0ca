import type { CatalogSchedule } from '@costard/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { managedCatalogsQuery } from '../../../team-queries.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Returns the scheduled publication of the draft, or the reason why it failed; undefined: not scheduled. */
export function useSchedule(): CatalogSchedule | undefined {
  const { teamId, catalogId } = useDraft()
  const { data } = useQuery(managedCatalogsQuery(teamId))
  return data?.find(({ id }) => id === catalogId)?.schedule ?? undefined
}

interface Wanted {
  readonly baseVersion: number | null
  readonly rev: number
  /** Date and time in the team's time zone, "2026-12-01T00:00". */
  readonly at: string
  readonly note: string
}

/** Schedules the draft at the rev on the page, or moves its schedule, and cancels it. */
export function useChangeSchedule() {
  const { teamId, catalogId, editor } = useDraft()
  const cache = useQueryClient()
  const onSettled = async () => {
    await cache.invalidateQueries({ queryKey: query.catalogs.listManaged.key({ input: { teamId } }) })
    await editor.refresh()
  }
  const set = useAction((wanted: Wanted) => api.catalogSchedules.set({ teamId, catalogId, ...wanted }), {
    onEnd: onSettled,
  })
  const remove = useAction(() => api.catalogSchedules.remove({ teamId, catalogId }), {
    onDone: () => editor.retry(),
    onEnd: onSettled,
  })
  return { set, remove }
}
