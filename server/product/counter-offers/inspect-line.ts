import type { CatalogDocument } from '@costard/contract'
import { chosenFor, inspect, type InspectionResult, priceRequestFor, roundingOfLine } from '@costard/quotes'
import type { Transaction } from '#database'
import { getCatalogs } from '../catalogs/get-catalogs.ts'
import { describeLine, type LineRow } from '../quotes/lines/line-store.ts'
import type { QuoteRow } from '../quotes/quote-store.ts'
import type { TeamRow } from '../teams/team-store.ts'
import type { InspectionRow } from '../quotes/counter-offer-rows/counter-offer-store.ts'

/**
 * Compares the findings of an inspection with the accepted line, by the version of the catalog that priced
 * the line.
 */
export async function inspectLine(
  tx: Transaction,
  team: TeamRow,
  quote: QuoteRow,
  line: LineRow,
  { answers, services }: Pick<InspectionRow, 'answers' | 'services'>,
): Promise<{ readonly catalog: CatalogDocument; readonly result: InspectionResult }> {
  const catalogOf = await getCatalogs(tx, quote.teamId, [line])
  const catalog = catalogOf(line)
  const request = priceRequestFor(
    catalog.pricing,
    { team, customer: quote.customer, today: line.pricedOn },
    describeLine(line),
    chosenFor(line.lineId, quote.acceptance),
  )
  return {
    catalog,
    result: inspect(catalog.pricing, request, answers, services, roundingOfLine(quote.lineCount, quote)),
  }
}
