import type { Minor } from '../amounts.ts'
import type { PriceResult } from '../price-result.ts'

// Most lists stay empty: all prices share these frozen ones, and the first write creates a new list.
const noServices: PriceResult['services'] = Object.freeze([])
const noBundles: PriceResult['bundles'] = Object.freeze([])
const noTax: PriceResult['tax'] = Object.freeze([])
const noKeys: string[] = []
const noApproval: PriceResult['approval'][number][] = []
Object.freeze(noKeys)
Object.freeze(noApproval)

/** The services, adjustment and tax of a line, refilled for each price. Stays empty without an offer. */
export class Line {
  services = noServices
  bundles = noBundles
  onRequest = noKeys
  adjustmentMinor: Minor = 0
  approval = noApproval
  amountMinor: Minor = 0
  chargeMinor: Minor = 0
  payoutMinor: Minor = 0
  tax = noTax
  taxChargeMinor: Minor = 0
  taxPayoutMinor: Minor = 0
  taxInternalMinor: Minor = 0

  /** Resets for the next price. Lists returned with earlier results are replaced, not modified. */
  clear(): void {
    this.services = noServices
    this.bundles = noBundles
    this.onRequest = noKeys
    this.adjustmentMinor = 0
    this.approval = noApproval
    this.amountMinor = 0
    this.chargeMinor = 0
    this.payoutMinor = 0
    this.tax = noTax
    this.taxChargeMinor = 0
    this.taxPayoutMinor = 0
    this.taxInternalMinor = 0
  }

  addOnRequest(key: string): void {
    if (this.onRequest === noKeys) this.onRequest = [key]
    else this.onRequest.push(key)
  }

  addApproval(reason: PriceResult['approval'][number]): void {
    if (this.approval === noApproval) this.approval = [reason]
    else this.approval.push(reason)
  }
}
