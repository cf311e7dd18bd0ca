import type { Account } from '@costard/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { accountQuery } from './account-query.ts'

export function useAccount(): Account {
  return useSuspenseQuery(accountQuery()).data
}

/** Returns a function to call after changing something that the API returns with the account. */
export function useAccountChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: query.account.get.queryKey() })
}
