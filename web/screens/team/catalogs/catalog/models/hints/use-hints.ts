import type { PriceSource } from '@costard/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useMay, useTeam } from '../../../../team-context.ts'
import { useDraft } from '../../../draft/draft-context.ts'
import { priceSourcesQuery } from '../../../sources/sources-queries.ts'

/** Returns the sources of the open catalog with amounts; none for members without the right to see costs. */
export function useHintSources(): readonly PriceSource[] {
  const { id: teamId } = useTeam()
  const { catalogId } = useDraft()
  const maySee = useMay('cost.view')
  const mayEdit = useMay('catalog.edit')
  const { data } = useQuery({ ...priceSourcesQuery(teamId), enabled: maySee && mayEdit })
  return (data ?? []).filter((source) => source.catalogId === catalogId && source.hintsAt !== null)
}

/** Returns the source whose hints are shown beside the prices. */
export function useChosenHint(): PriceSource | undefined {
  const [params] = useSearchParams()
  const sources = useHintSources()
  return sources.find(({ id }) => id === params.get('hint'))
}
