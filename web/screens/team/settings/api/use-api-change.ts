import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'

/** Changes keys or webhooks, then reads the lists again, also after a refusal. */
export function useApiChange<Result, Input = void>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void = () => {},
) {
  return useAction(mutationFn, {
    rereads: [query.apiKeys.key(), query.assistants.key(), query.webhooks.key()],
    onDone: onSuccess,
  })
}
