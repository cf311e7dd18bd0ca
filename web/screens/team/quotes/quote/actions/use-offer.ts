import { isQuoteToken, type Quote, type QuoteToken } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'

/** What the customer's page offers, to the cent. */
export function useOffer({ publicUrl }: Quote, isWanted: boolean) {
  const token = tokenIn(publicUrl)
  return useQuery({
    ...query.publicQuotes.get.queryOptions({ input: { token: token ?? ('' as QuoteToken) } }), // see enabled
    enabled: isWanted && token !== undefined,
  })
}

function tokenIn(publicUrl: string | null): QuoteToken | undefined {
  const last = publicUrl?.split('/').at(-1)
  return isQuoteToken(last) ? last : undefined
}
