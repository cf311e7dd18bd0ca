import { isQuoteToken, type Quote, type QuoteToken } from '@costard/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { query } from '#api/api.ts'
import { useRegion } from '#messages/region-context.ts'
import { useTeam } from '../../../team-context.ts'
import { catalogQuery } from '../../add/catalog-query.ts'
import { inWordsOf } from './in-words-of.ts'

/** The offer as on the customer's page, to the cent, in the user's language. */
export function useOffer({ publicUrl, lines }: Quote, isWanted: boolean) {
  const token = tokenIn(publicUrl)
  const { language } = useRegion()
  const { id: teamId } = useTeam()
  const isRead = isWanted && token !== undefined
  const offer = useQuery({
    ...query.publicQuotes.get.queryOptions({ input: { token: token ?? ('' as QuoteToken) } }), // see enabled
    enabled: isRead,
  })
  const documents = useQueries({
    queries: lines.map(({ catalogId, catalogVersion }) => ({
      ...catalogQuery(teamId, catalogId, catalogVersion),
      enabled: isRead,
    })),
    combine: (read) => new Map(lines.map(({ id }, place) => [id as string, read[place]?.data])),
  })
  const named = offer.data?.lines.map((line) => inWordsOf(line, documents.get(line.id), language))
  return { lines: named, isPending: offer.isPending, error: offer.error }
}

function tokenIn(publicUrl: string | null): QuoteToken | undefined {
  const last = publicUrl?.split('/').at(-1)
  return isQuoteToken(last) ? last : undefined
}
