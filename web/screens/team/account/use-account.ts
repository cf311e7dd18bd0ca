import type { Account } from '@costard/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/** Returns the account as the API has it; refetched whenever the screen is opened. */
export function useAccount(): Account {
  return useSuspenseQuery(query.account.get.queryOptions({ staleTime: 0 })).data
}

/** Returns a function to call after changing something that the API returns with the account. */
export function useAccountChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: query.account.get.queryKey() })
}
