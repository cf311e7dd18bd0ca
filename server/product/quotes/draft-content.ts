import type { LineInput, PricingContext } from '@costard/contract'
import { totals } from '@costard/pricing'
import { validUntil } from '@costard/quotes'
import type { CatalogOf } from '../catalogs/get-catalogs.ts'
import { searchText } from '../search-text.ts'
import { orLineInvalid, priceLine } from './price-line.ts'
import type { QuoteRow } from './quote-store.ts'

type DraftContent = Pick<
  QuoteRow,
  | 'customer'
  | 'lines'
  | 'chargeMinor'
  | 'payoutMinor'
  | 'netMinor'
  | 'validDays'
  | 'validUntil'
  | 'searchText'
>

/** Returns the content of a draft to insert or update. Throws what priceLine throws. */
export function draftContent(
  pricing: PricingContext,
  catalogOf: CatalogOf,
  inputs: readonly LineInput[],
  validDays = defaultValidDays(catalogOf, inputs),
): DraftContent {
  const { customer, today } = pricing
  const lines = inputs.map((line) => priceLine(pricing, catalogOf(line), line))
  const { chargeMinor, payoutMinor, netMinor } = orLineInvalid(() =>
    totals(lines.map(({ result }) => result)),
  )
  const words = [customer?.name, customer?.email, customer?.phone]
  for (const { device } of lines) words.push(device.name, device.imei, device.serial)
  return {
    customer,
    lines,
    chargeMinor,
    payoutMinor,
    netMinor,
    validDays,
    validUntil: validUntil(today, validDays),
    searchText: searchText(words),
  }
}

/** The shortest validity of the catalogs used. */
function defaultValidDays(catalogOf: CatalogOf, inputs: readonly LineInput[]): number {
  return Math.min(...inputs.map((line) => catalogOf(line).validDays))
}
