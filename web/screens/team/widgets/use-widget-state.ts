import type { Widget } from '@costard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api, query } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../team-context.ts'

/** Puts a widget live, or pauses a live one. Concurrent changes of a colleague do not prevent it. */
export function useWidgetState({ id: widgetId, state, rev }: Pick<Widget, 'id' | 'state' | 'rev'>) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const next = state === 'live' ? 'paused' : 'live'
  const change = useAction(
    async () => {
      const set = (on: Pick<Widget, 'rev'>) =>
        api.widgets.setState({ teamId, widgetId, rev: on.rev, state: next })
      try {
        return await set({ rev })
      } catch (error) {
        if (codeOf(error) !== 'widget/changed') throw error
        const newest = await api.widgets.get({ teamId, widgetId })
        return newest.state === next ? newest : set(newest)
      }
    },
    {
      keepsAs: query.widgets.get.queryKey({ input: { teamId, widgetId } }),
      rereads: [query.widgets.list.key(), query.widgets.room.key()],
      onDone: (widget) =>
        cache.setQueryData(query.widgets.list.queryKey({ input: { teamId } }), (rows) =>
          rows?.map((row) => (row.id === widgetId ? { ...row, state: widget.state, rev: widget.rev } : row)),
        ),
    },
  )
  return { ...change, next } as const
}
