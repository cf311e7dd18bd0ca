import { textIn } from '@costard/contract'
import type { Variant } from '@costard/pricing'
import type { CounterDevice } from '../counter-draft.ts'
import type { CatalogEntry } from '../use-catalog-documents.ts'
import { variantsFor } from '../variants-for.ts'

/** Which of the quote's devices a catalog covers. */
export interface Coverage {
  readonly entry: CatalogEntry
  readonly name: string
  readonly candidates: readonly { readonly device: CounterDevice; readonly variants: readonly Variant[] }[]
  /** Devices that the catalog does not include. */
  readonly missing: readonly CounterDevice[]
}

export function coverageOf(
  entry: CatalogEntry,
  devices: readonly CounterDevice[],
  language: string,
): Coverage {
  const candidates = devices.map((device) => ({
    device,
    variants: variantsFor(entry.document.pricing, device),
  }))
  const missing = candidates.filter(({ variants }) => variants.length === 0).map(({ device }) => device)
  return { entry, name: textIn(language, entry.summary.name), candidates, missing }
}
