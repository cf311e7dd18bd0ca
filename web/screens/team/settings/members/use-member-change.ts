import { useMutation, useQueryClient } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { useTeam } from '../../team-context.ts'

/** A change of members or invitations; what is shown is read again, also after a refusal. */
export function useMemberChange<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  const { id: teamId } = useTeam()
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: query.members.list.key({ input: { teamId } }) }),
        cache.invalidateQueries({ queryKey: query.invitations.list.key({ input: { teamId } }) }),
        cache.invalidateQueries({ queryKey: query.teams.get.key({ input: { teamId } }) }),
      ]),
  })
}
