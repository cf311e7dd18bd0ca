import { randomUUID } from 'node:crypto'
import type { CatalogDocument, CustomerDetails, LineInput, QuoteLine, TeamId } from '@costard/contract'
import { variantLabel } from '@costard/devices'
import { price, type PriceRequest } from '@costard/pricing'
import type { Transaction } from '#database'
import { apiError } from '../api-error.ts'
import { findCatalog } from '../catalogs/catalog-store.ts'
import type { TeamRow } from '../teams/team-store.ts'

/** What a line is priced for, besides the line itself. */
export interface Pricing {
  readonly team: TeamRow
  readonly customer: CustomerDetails | null
  /** In the team's time zone. */
  readonly today: string
}

/** Prices lines with the catalogs they name. Throws catalog/not-found, quote/variant-unknown, quote/line-invalid. */
export async function priceLines(
  tx: Transaction,
  pricing: Pricing,
  inputs: readonly LineInput[],
): Promise<QuoteLine[]> {
  const lines: QuoteLine[] = []
  for (const input of inputs) {
    const teamId = pricing.team.teamId as TeamId
    const document = await findCatalog(tx, teamId, input.catalogId, input.catalogVersion)
    if (!document) throw apiError('catalog/not-found')
    lines.push(priceLine(pricing, document, input))
  }
  return lines
}

function priceLine(pricing: Pricing, { pricing: catalog }: CatalogDocument, input: LineInput): QuoteLine {
  const variant = catalog.models.flatMap((model) => model.variants).find(({ id }) => id === input.variantId)
  if (!variant) throw apiError('quote/variant-unknown', { variantId: input.variantId })
  return {
    ...input,
    id: randomUUID(),
    catalogVersion: catalog.version,
    kind: catalog.kind,
    variantLabel: variantLabel(variant.attributes),
    result: resultOf(catalog, requestFor(pricing, input)),
  }
}

/** The request that a stored or new line stands for; `propositionKey` replaces the line's own choice. */
export function requestFor(
  { team, customer, today }: Pricing,
  line: Pick<LineInput, 'variantId' | 'answers' | 'services' | 'quantity' | 'propositionKey'>,
): PriceRequest {
  return {
    variantId: line.variantId,
    answers: line.answers,
    services: line.services.map(({ key, quantity }) => ({
      key,
      ...(quantity !== undefined && { quantity }),
    })),
    quantity: line.quantity,
    ...(line.propositionKey !== undefined && { propositionKey: line.propositionKey }),
    ...(customer && { customer: { kind: customer.kind, country: team.country } }),
    tax: { regime: team.taxRegime },
    date: today,
  }
}

function resultOf(catalog: CatalogDocument['pricing'], request: PriceRequest) {
  try {
    return price(catalog, request)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (typeof code === 'string') throw apiError('quote/line-invalid', { reason: code })
    throw error
  }
}
