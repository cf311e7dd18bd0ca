import type { LineInput, PricedFor } from '@costard/contract'
import { totals } from '@costard/pricing'
import { validUntil } from '@costard/quotes'
import type { CatalogOf } from '../catalogs/get-catalogs.ts'
import { searchText } from '../search-text.ts'
import { orRefuse, priceLine } from './price-line.ts'
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

/** What a draft holds when it is saved, whether for the first time or again. Throws what pricing a line throws. */
export function draftContent(
  pricing: PricedFor,
  catalogOf: CatalogOf,
  inputs: readonly LineInput[],
  validDays = usualDays(catalogOf, inputs),
): DraftContent {
  const { customer, today } = pricing
  const lines = inputs.map((line) => priceLine(pricing, catalogOf(line), line))
  const { chargeMinor, payoutMinor, netMinor } = orRefuse(() => totals(lines.map(({ result }) => result)))
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

/** An offer holds as long as its catalogs say; of several, the one that changes first. */
function usualDays(catalogOf: CatalogOf, inputs: readonly LineInput[]): number {
  return Math.min(...inputs.map((line) => catalogOf(line).validDays))
}
