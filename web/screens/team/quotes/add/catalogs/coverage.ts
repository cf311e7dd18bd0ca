import { type CatalogId, textIn } from '@costard/contract'
import type { Variant } from '@costard/pricing'
import type { CounterLine } from '../counter-line.ts'
import type { CatalogEntry } from '../use-catalog-documents.ts'
import { variantsFor } from '../variants-for.ts'

/** Lines of the quote that a catalog covers. */
export interface Coverage {
  readonly id: CatalogId
  readonly entry: CatalogEntry
  readonly name: string
  /** The covered lines, with the variants that fit each; never empty. */
  readonly covered: readonly { readonly line: CounterLine; readonly variants: readonly Variant[] }[]
  /** Lines that the catalog does not cover. */
  readonly missing: readonly CounterLine[]
}

export function coverageOf(entry: CatalogEntry, lines: readonly CounterLine[], language: string): Coverage {
  const candidates = lines.map((line) => ({ line, variants: variantsFor(entry.document.pricing, line) }))
  return {
    id: entry.summary.id,
    entry,
    name: textIn(language, entry.summary.name),
    covered: candidates.filter(({ variants }) => variants.length > 0),
    missing: candidates.filter(({ variants }) => variants.length === 0).map(({ line }) => line),
  }
}

export function covers({ covered }: Coverage, lineId: string): boolean {
  return covered.some(({ line }) => line.id === lineId)
}
