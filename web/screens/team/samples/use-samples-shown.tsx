import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#api/api.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { useUndo } from '#ui/notes/use-undo.tsx'
import { useTeam } from '../team-context.ts'
import { teamQuery } from '../team-queries.ts'

/** How long the notice offers to restore removed samples. Milliseconds. */
const undoMs = 30_000

/** Removes the samples of the team, with Undo, or restores them. */
export function useSamplesShown(): Action<{ isShown: boolean }, boolean> {
  const t = useTranslations('samples')
  const offerUndo = useUndo()
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  const show = useAction((isShown: boolean) => api.samples.show({ teamId, isShown }), {
    onDone: ({ isShown }) => {
      cache.setQueryData(teamQuery(teamId).queryKey, (team) => team && { ...team, showsSamples: isShown })
      if (!isShown)
        offerUndo({ id: 'samples', message: t('removed'), undo: () => show.run(true), forMs: undoMs })
    },
  })
  return show
}
