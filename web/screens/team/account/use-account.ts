import type { Account } from '@costard/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/** What the API tells of the account; read anew each time the screen is entered. */
export function useAccount(): Account {
  return useSuspenseQuery(query.account.get.queryOptions({ staleTime: 0 })).data
}

/** To be called after a change that the API tells of. */
export function useAccountChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: query.account.get.queryKey() })
}
