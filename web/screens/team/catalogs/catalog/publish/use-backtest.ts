import { useQuery } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { codeOf } from '#api/error-code.ts'
import { useTeam } from '../../../team-context.ts'
import { useDraft } from '../../draft/draft-context.ts'

/** Prices earlier quotes again with the draft at a rev, or with a published version. */
export function useBacktest(of: { readonly rev: number } | { readonly version: number }, enabled: boolean) {
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  return useQuery({
    queryKey: ['backtest', teamId, catalogId, of],
    queryFn: ({ signal }) =>
      api.catalogBacktests.run(
        { teamId, catalogId, ...('version' in of && { version: of.version }) },
        { signal },
      ),
    enabled,
    // A previous run for an older state of the draft may still be ending.
    retry: (count, error) => codeOf(error) === 'catalog/busy' && count < 5,
    retryDelay: 2000,
    staleTime: Infinity,
  })
}
