import type { Bp, Minor } from '../amounts.ts'
import { mulDiv, share } from '../money/arithmetic.ts'
import { preallocate } from './preallocate.ts'
import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult, TaxMode } from '../price-result.ts'
import type { ComponentEntry } from '../compile/component-table.ts'
import type { Tables } from '../compile/tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Computes the tax of each component, rounded once each, and the totals of the line. */
export function taxLine(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  trace: TraceWriter | null,
): void {
  const { line, componentIndexes, componentAmounts, componentCount } = workspace
  const { main } = tables
  const rates = tables.taxes.ratesOn(request.date)
  const payoutMode = payoutModeOf(request)
  const chargeMode = chargeModeOf(tables, request)
  const taxed = preallocate<PriceResult['tax'][number]>(componentCount)
  let chargedMinor = 0
  let addedChargeMinor = 0
  let taxChargeMinor = 0
  let paidMinor = 0
  let addedPayoutMinor = 0
  let taxPayoutMinor = 0
  for (let index = 0; index < componentCount; index += 1) {
    const entry = tables.components[componentIndexes[index]!]! // it has an entry for each component
    const { key, direction, taxClass } = entry
    const amountMinor = componentAmounts[index]!
    let mode = direction === 'payout' ? payoutMode : chargeMode
    if (index === 0 && isMargin(tables, request)) mode = 'margin'
    let rateBp = 0
    let taxMinor = 0
    if (mode !== 'none' && mode !== 'buyPrivate') {
      rateBp = rateOf(entry, rates, workspace)
      taxMinor = taxAmount(mode, amountMinor, rateBp, request, workspace)
    }
    const addedMinor = mode === 'buyBusiness' || mode === 'exclusive' ? taxMinor : 0
    if (mode === 'margin') line.taxInternalMinor = taxMinor // only the device
    if (direction === 'charge') {
      chargedMinor += amountMinor
      addedChargeMinor += addedMinor
      if (mode !== 'margin') taxChargeMinor += taxMinor
    } else {
      paidMinor += amountMinor
      addedPayoutMinor += addedMinor
      taxPayoutMinor += taxMinor
    }
    if (trace !== null && taxMinor !== 0) {
      // under the margin scheme the tax must not be shown to the customer
      const visibility = mode === 'margin' ? 'internal' : 'customer'
      trace.tax(key, { mode, rateBp, taxMinor }, direction === main ? addedMinor : 0 - addedMinor, visibility)
    }
    taxed[index] = { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }
  }
  line.tax = taxed
  line.amountMinor = main === 'charge' ? chargedMinor - paidMinor : paidMinor - chargedMinor
  line.chargeMinor = chargedMinor + addedChargeMinor
  line.payoutMinor = paidMinor + addedPayoutMinor
  line.taxChargeMinor = taxChargeMinor
  line.taxPayoutMinor = taxPayoutMinor
}

function payoutModeOf({ tax, customer }: PriceRequest): TaxMode {
  if (tax.regime === 'none') return 'none'
  const isBusiness = customer?.kind === 'business' && customer.vatRegistered === true
  return tax.regime === 'vat' && isBusiness ? 'buyBusiness' : 'buyPrivate'
}

function chargeModeOf({ catalog }: Tables, { tax }: PriceRequest): TaxMode {
  if (tax.regime === 'none') return 'none'
  return catalog.priceIncludesTax ? 'inclusive' : 'exclusive'
}

/** Whether the margin scheme applies to the device. */
function isMargin({ catalog }: Tables, { tax }: PriceRequest): boolean {
  return catalog.kind === 'sell' && tax.regime === 'vat' && tax.marginScheme === true
}

/** Returns 0 and reports a finding when the rate is missing (-1). */
function rateOf({ taxAt, taxClass }: ComponentEntry, rates: readonly number[], workspace: Workspace): Bp {
  const rateBp = rates[taxAt]! // it has a rate for each class
  if (rateBp >= 0) return rateBp
  workspace.report(finding('tax-rate-missing', `tax.${taxClass}`))
  return 0
}

function taxAmount(
  mode: TaxMode,
  amountMinor: Minor,
  rateBp: Bp,
  { tax: { purchaseMinor } }: PriceRequest,
  workspace: Workspace,
): Minor {
  if (mode === 'inclusive') return mulDiv(amountMinor, rateBp, 10000 + rateBp)
  if (mode !== 'margin') return share(amountMinor, rateBp)
  if (purchaseMinor === undefined) {
    workspace.report(finding('purchase-price-missing', 'tax.purchaseMinor'))
    return 0
  }
  // a loss has no negative tax
  return mulDiv(Math.max(0, amountMinor - purchaseMinor), rateBp, 10000 + rateBp)
}
