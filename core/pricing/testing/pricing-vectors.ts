import { readFileSync } from 'node:fs'
import type { Catalog, PriceRequest, PriceResult, QuoteTotals } from '../pricing.ts'

/** A request with its complete expected result, or several lines with their expected totals. */
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

export const { catalogs, vectors } = JSON.parse(text) as PricingVectors // a test runs every vector

/** Returns the catalog of a vector. A patch replaces whole top-level fields. */
export function catalogOf({ catalog, patch }: VectorLine): Catalog {
  return { ...catalogs[catalog], ...patch }
}
