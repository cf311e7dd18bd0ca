import type { Minor } from './amounts.ts'
import type { PriceResult } from './price-result.ts'

/** What the line adds to the device: filled anew for each price. */
export interface Line {
  services: PriceResult['services']
  bundles: PriceResult['bundles']
  onRequest: string[]
  adjustmentMinor: Minor
  approval: PriceResult['approval'][number][]
  amountMinor: Minor
  chargeMinor: Minor
  payoutMinor: Minor
  tax: PriceResult['tax'][number][]
  taxChargeMinor: Minor
  taxPayoutMinor: Minor
  taxInternalMinor: Minor
}

/** Without an offer there is nothing to add to. */
export function emptyLine(): Line {
  return {
    services: [],
    bundles: [],
    onRequest: [],
    adjustmentMinor: 0,
    approval: [],
    amountMinor: 0,
    chargeMinor: 0,
    payoutMinor: 0,
    tax: [],
    taxChargeMinor: 0,
    taxPayoutMinor: 0,
    taxInternalMinor: 0,
  }
}

/** Gives the room of the last price to the next; what was handed out stays with whoever has it. */
export function clearLine(line: Line): void {
  line.services = []
  line.bundles = []
  line.onRequest = []
  line.adjustmentMinor = 0
  line.approval = []
  line.amountMinor = 0
  line.chargeMinor = 0
  line.payoutMinor = 0
  line.tax = []
  line.taxChargeMinor = 0
  line.taxPayoutMinor = 0
  line.taxInternalMinor = 0
}
