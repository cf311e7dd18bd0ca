import { useMutation, useQueryClient } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/** A change of keys or webhooks; what is shown is read again, also after a refusal. */
export function useApiChange<Input, Result>(
  mutationFn: (input: Input) => Promise<Result>,
  onSuccess: (result: Result) => void = () => {},
) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess,
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: query.apiKeys.key() }),
        cache.invalidateQueries({ queryKey: query.webhooks.key() }),
      ]),
  })
}
