import type { Transaction } from '#database'
import { getCatalogs } from '../../catalogs/get-catalogs.ts'
import { describeLine, type RevisionKey, saveLines } from './line-store.ts'
import { priceLine, type QuotePricing } from './price-line.ts'
import { linePages } from './read-lines.ts'

/** Prices all lines of a draft again, with their own catalog versions. Throws quote/line-invalid. */
export async function repriceLines(tx: Transaction, pricing: QuotePricing, key: RevisionKey): Promise<void> {
  for await (const page of linePages(tx, key)) {
    // Checks of stored lines were confirmed when the lines were saved.
    const catalogOf = await getCatalogs(tx, key.teamId, page)
    const priced = page.map((line) => {
      const again = priceLine(pricing, catalogOf(line), describeLine(line), line)
      // A release only covers the amount at that time.
      const { lineId, position, handPrice, purchase } = line
      return again.netMinor === line.netMinor
        ? again
        : priceLine(pricing, catalogOf(line), describeLine(line), { lineId, position, handPrice, purchase })
    })
    await saveLines(tx, key, priced)
  }
}
