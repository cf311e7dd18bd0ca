import { shapeOf } from '@costard/contract/price-lists'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api, query } from '#api/api.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths'
import { useTeam } from '../../../../team-context.ts'
import { priceSourcesQuery } from '../../../sources/sources-queries.ts'
import type { PriceListState } from './use-price-list.ts'

/**
 * Opens the list of a price source, to set how its columns are read: nothing is written to the draft from
 * here. Undefined for a person's file.
 */
export function useSourceList(prices: PriceListState) {
  const { id: teamId } = useTeam()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const named = params.get('source')
  const { data: sources } = useQuery({ ...priceSourcesQuery(teamId), enabled: named !== null })
  const source = sources?.find(({ id }) => id === named)
  const { open } = prices
  useEffect(() => {
    if (!source) return
    const { id, name, fileName, jsonPath } = source
    void api.priceSources
      .file({ teamId, sourceId: id })
      .then((file) => open(file, fileName ?? name, jsonPath === null ? {} : { jsonPath }))
    // The file is opened once: a new reading of the source keeps the answers given so far.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [source?.id])
  const save = useAction(
    async () => {
      const shape = prices.source && shapeOf(prices.source, prices.answers, prices.name)
      if (shape && source) await api.priceSources.saveShape({ teamId, sourceId: source.id, shape })
    },
    {
      rereads: [query.priceSources.key()],
      onDone: () => void navigate(`${paths.priceSources(teamId)}?source=${source?.id ?? ''}`),
    },
  )
  const run = source?.lastRun
  const answered = {
    rereads: [query.priceSources.key()],
    onDone: () => void navigate(`${paths.priceSources(teamId)}?source=${source?.id ?? ''}`),
  }
  const at = { teamId, sourceId: source?.id, runId: run?.id } as {
    // only called if both exist
    teamId: typeof teamId
    sourceId: NonNullable<typeof source>['id']
    runId: NonNullable<typeof run>['id']
  }
  const release = useAction(() => api.priceSources.release(at), answered)
  const leaveOut = useAction(() => api.priceSources.leaveOut(at), answered)
  if (named === null) return undefined
  const isHeld = run?.outcome === 'held' && source?.isReading === false
  // A list with open questions has no result yet.
  const asks = run?.reasons.some(({ why }) => why === 'question') === true
  return { save, name: source?.name ?? '', held: isHeld && !asks ? { release, leaveOut } : undefined }
}
