import { query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'

/** A change of price sources; what is shown is read again, also after a refusal. */
export function useSourceChange<Result, Input = void>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void = () => {},
) {
  return useAction(mutationFn, { rereads: [query.priceSources.key()], onDone: onSuccess })
}
