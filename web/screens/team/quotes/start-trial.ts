import type { CatalogId, LineInput, QuoteId, TeamId } from '@costard/contract'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#api/api.ts'
import { catalogsQuery } from '../team-queries.ts'
import { catalogQuery } from './add/catalog-query.ts'

const deviceKey = 'iphone-13'

export interface StartedTrial {
  readonly quoteId: QuoteId
  readonly catalogId: CatalogId
  readonly variantId: string
}

/** Creates a trial quote with a device that the sample catalogs buy. */
export async function startTrial(cache: QueryClient, teamId: TeamId): Promise<StartedTrial> {
  const catalogs = await cache.ensureQueryData(catalogsQuery(teamId))
  const summary = catalogs.find(
    ({ kind, samplePrices, hasPrices }) => kind === 'buy' && samplePrices && hasPrices,
  )
  if (!summary) throw new Error('no samples')
  const catalogId = summary.id
  const { pricing } = await cache.ensureQueryData(catalogQuery(teamId, catalogId, summary.version))
  const model = pricing.models.find((one) => one.deviceKey === deviceKey)
  const variantId = model?.variants[0]?.id
  if (!model || variantId === undefined) throw new Error('no such model in the samples')
  const line: LineInput = {
    catalogId,
    catalogVersion: pricing.version,
    variantId,
    device: { key: deviceKey, name: 'iPhone 13' },
    answers: {},
    checks: [],
    services: [],
    quantity: 1,
  }
  const { id: quoteId } = await api.quotes.add({ teamId, lines: [line], isTrial: true })
  return { quoteId, catalogId, variantId }
}
