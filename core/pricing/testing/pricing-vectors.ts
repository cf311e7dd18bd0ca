import { readFileSync } from 'node:fs'
import type { Catalog, PriceRequest, PriceResult, QuoteTotals } from '../pricing.ts'

/** A request with the whole result it must give, or a quote of several with its totals. */
export type PricingVector = { readonly id: string; readonly comment: string } & (
  | (VectorLine & { readonly expected: PriceResult })
  | { readonly lines: readonly VectorLine[]; readonly expected: QuoteTotals }
)

export interface VectorLine {
  readonly catalog: CatalogName
  readonly patch?: Partial<Catalog>
  readonly request: PriceRequest
}

export type CatalogName = 'trade' | 'repair' | 'sale'

interface PricingVectors {
  readonly catalogs: Readonly<Record<CatalogName, Catalog>>
  readonly vectors: readonly PricingVector[]
}

const text = readFileSync(new URL('./pricing-vectors.json', import.meta.url), 'utf8')

export const { catalogs, vectors } = JSON.parse(text) as PricingVectors // every vector of it is a test

/** A vector changes its catalog by whole top-level fields. */
export function catalogOf({ catalog, patch }: VectorLine): Catalog {
  return { ...catalogs[catalog], ...patch }
}
