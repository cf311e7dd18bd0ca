import {
  type CatalogDocument,
  type CatalogId,
  fittingLine,
  type TeamId,
  type UnfitKey,
  unfitKeys,
} from '@costard/contract'
import type { Transaction } from '#database'
import { findCatalog } from '../../../catalogs/catalog-store.ts'
import { describeLine, type LineRow, type LineValues } from '../../lines/line-store.ts'
import { priceLine, type QuotePricing } from '../../lines/price-line.ts'

/** Lines whose catalog has a newer published version. */
export interface NewerLine {
  readonly line: LineRow
  readonly version: number
  /** Undefined if the version no longer has the device. */
  readonly priced: LineValues | undefined
  /** Keys of the line that are missing in the version: the line is priced without them. */
  readonly gone: readonly UnfitKey[]
}

/** Prices lines with the published versions of their catalogs, each read once. Stores nothing. */
export function pricesWithPublished(
  tx: Transaction,
  teamId: TeamId,
  pricing: QuotePricing,
): (lines: readonly LineRow[]) => Promise<NewerLine[]> {
  const published = new Map<CatalogId, CatalogDocument | null>()

  async function publishedOf(catalogId: CatalogId): Promise<CatalogDocument | null> {
    const known = published.get(catalogId)
    if (known !== undefined) return known
    const document = (await findCatalog(tx, teamId, catalogId))?.document ?? null
    published.set(catalogId, document)
    return document
  }

  return async (lines) => {
    const newer: NewerLine[] = []
    for (const line of lines) {
      const document = await publishedOf(line.catalogId)
      if (!document || document.pricing.version <= line.catalogVersion) continue
      newer.push({
        line,
        version: document.pricing.version,
        priced: pricedWith(document, line),
        gone: unfitKeys(document.pricing, describeLine(line)),
      })
    }
    return newer
  }

  function pricedWith(document: CatalogDocument, line: LineRow): LineValues | undefined {
    const { lineId, position, variantId, handPrice, purchase } = line
    const isListed = document.pricing.models.some((model) =>
      model.variants.some((variant) => variant.id === variantId),
    )
    // Lines that the version cannot price either keep their price by hand.
    const place = { lineId, position, handPrice, purchase }
    return isListed
      ? priceLine(pricing, document, fittingLine(document.pricing, describeLine(line)), place)
      : undefined
  }
}
