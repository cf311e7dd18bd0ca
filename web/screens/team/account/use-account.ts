import type { Account } from '@costard/contract'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { accountQuery } from './account-query.ts'

export function useAccount(): Account {
  return useSuspenseQuery(accountQuery()).data
}

/** Returns a function to call after changing data that the account query returns. */
export function useAccountChanged(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: query.account.get.queryKey() })
}
