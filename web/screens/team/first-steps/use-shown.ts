import { useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { type Action, useAction } from '#api/use-action.ts'
import { useTeam } from '../team-context.ts'
import { teamQuery } from '../team-queries.ts'

/** Shows or hides the first steps above the quotes, for the user in this team. */
export function useShown(): Action<{ isShown: boolean }, boolean> {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  return useAction((isShown: boolean) => api.firstSteps.show({ teamId, isShown }), {
    onDone: ({ isShown }) =>
      cache.setQueryData(teamQuery(teamId).queryKey, (team) => team && { ...team, showsFirstSteps: isShown }),
  })
}
