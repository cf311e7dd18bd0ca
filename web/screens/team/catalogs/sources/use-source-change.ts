import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'

/** Changes price sources, then reads the list again, also after a refusal. */
export function useSourceChange<Result, Input = void>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void = () => {},
) {
  return useAction(mutationFn, { rereads: [query.priceSources.key()], onDone: onSuccess })
}
