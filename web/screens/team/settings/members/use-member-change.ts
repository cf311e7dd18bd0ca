import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { useTeam } from '../../team-context.ts'

/** Changes members or invitations, then reads the lists again, also after a refusal. */
export function useMemberChange<Result, Input = void>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void,
) {
  const { id: teamId } = useTeam()
  return useAction(mutationFn, {
    rereads: [
      query.members.list.key({ input: { teamId } }),
      query.invitations.list.key({ input: { teamId } }),
      query.teams.get.key({ input: { teamId } }),
    ],
    onDone: onSuccess,
  })
}
