import type { UseMutationResult } from '@tanstack/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { useTeam } from '../team-context.ts'
import { teamQuery } from '../team-queries.ts'

/** Shows or hides the first steps above the quotes, for the user in this team. */
export function useShown(): UseMutationResult<{ isShown: boolean }, Error, boolean> {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isShown: boolean) => api.firstSteps.show({ teamId, isShown }),
    onSuccess: ({ isShown }) =>
      cache.setQueryData(teamQuery(teamId).queryKey, (team) => team && { ...team, showsFirstSteps: isShown }),
  })
}
