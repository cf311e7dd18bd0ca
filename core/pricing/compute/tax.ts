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

/** The taxes of a line, and its totals with them. */
export interface LineTaxes {
  readonly tax: PriceResult['tax']
  readonly amountMinor: Minor
  readonly chargeMinor: Minor
  readonly payoutMinor: Minor
  readonly taxChargeMinor: Minor
  readonly taxPayoutMinor: Minor
  readonly taxInternalMinor: Minor
}

export const untaxed: LineTaxes = {
  tax: Object.freeze([]),
  amountMinor: 0,
  chargeMinor: 0,
  payoutMinor: 0,
  taxChargeMinor: 0,
  taxPayoutMinor: 0,
  taxInternalMinor: 0,
}

/** Computes the tax of each component, rounded once each, and the totals of the line. */
export function taxLine(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  trace: TraceWriter | null,
): LineTaxes {
  const { componentIndexes, componentAmounts, componentCount } = workspace
  const taxed = preallocate<Taxed>(componentCount)
  for (let index = 0; index < componentCount; index += 1) {
    const entry = tables.components[componentIndexes[index]!]! // tables.components has an entry for each index
    const mode = index === 0 ? deviceMode(tables, request) : modeOf(tables, entry, request)
    taxed[index] = taxedComponent(tables, workspace, entry, mode, componentAmounts[index]!, request)
  }
  if (trace !== null) taxSteps(taxed, tables.main, trace)
  return withTotals(taxed, tables.main)
}

/** Like taxLine, for a line of devices alone. */
export function taxDevice(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  amountMinor: Minor,
  trace: TraceWriter | null,
): LineTaxes {
  const [device] = tables.components as readonly [ComponentEntry] // the device is the first component
  const mode = deviceMode(tables, request)
  const taxed = [taxedComponent(tables, workspace, device, mode, amountMinor, request)]
  if (trace !== null) taxSteps(taxed, tables.main, trace)
  return withTotals(taxed, tables.main)
}

type Taxed = PriceResult['tax'][number]

function taxedComponent(
  tables: Tables,
  workspace: Workspace,
  entry: ComponentEntry,
  mode: TaxMode,
  amountMinor: Minor,
  { tax, date }: PriceRequest,
): Taxed {
  const { key, direction, taxClass } = entry
  if (mode === 'none' || mode === 'buyPrivate') {
    return { key, direction, mode, taxClass, rateBp: 0, amountMinor, taxMinor: 0 }
  }
  const rateBp = rateOf(entry, tables.taxes.ratesOn(date), workspace)
  const taxMinor = taxAmount(mode, amountMinor, rateBp, tax.purchaseMinor, workspace)
  return { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }
}

function withTotals(tax: readonly Taxed[], main: 'charge' | 'payout'): LineTaxes {
  let chargedMinor = 0
  let addedChargeMinor = 0
  let taxChargeMinor = 0
  let paidMinor = 0
  let addedPayoutMinor = 0
  let taxPayoutMinor = 0
  let taxInternalMinor = 0
  for (let index = 0; index < tax.length; index += 1) {
    const { direction, mode, amountMinor, taxMinor } = tax[index]! // within the length
    if (direction === 'charge') {
      chargedMinor += amountMinor
      addedChargeMinor += addedMinor(mode, taxMinor)
      if (mode === 'margin') taxInternalMinor += taxMinor
      else taxChargeMinor += taxMinor
    } else {
      paidMinor += amountMinor
      addedPayoutMinor += addedMinor(mode, taxMinor)
      taxPayoutMinor += taxMinor
    }
  }
  return {
    tax,
    amountMinor: main === 'charge' ? chargedMinor - paidMinor : paidMinor - chargedMinor,
    chargeMinor: chargedMinor + addedChargeMinor,
    payoutMinor: paidMinor + addedPayoutMinor,
    taxChargeMinor,
    taxPayoutMinor,
    taxInternalMinor,
  }
}

/** Returns the part of the tax that is not contained in the amount. */
function addedMinor(mode: TaxMode, taxMinor: Minor): Minor {
  return mode === 'buyBusiness' || mode === 'exclusive' ? taxMinor : 0
}

function taxSteps(taxed: readonly Taxed[], main: 'charge' | 'payout', trace: TraceWriter): void {
  for (let index = 0; index < taxed.length; index += 1) {
    const { key, direction, mode, rateBp, taxMinor } = taxed[index]! // within the length
    if (taxMinor === 0) continue
    const added = addedMinor(mode, taxMinor)
    // under the margin scheme the tax must not be shown to the customer
    const visibility = mode === 'margin' ? 'internal' : 'customer'
    trace.tax(key, { mode, rateBp, taxMinor }, direction === main ? added : 0 - added, visibility)
  }
}

/** The margin scheme is for devices only. */
function deviceMode(tables: Tables, request: PriceRequest): TaxMode {
  const { tax } = request
  const isMargin = tables.isSale && tax.regime === 'vat' && tax.marginScheme === true
  return isMargin ? 'margin' : modeOf(tables, tables.components[0]!, request) // the device
}

function modeOf(
  { priceIncludesTax }: Tables,
  { direction }: ComponentEntry,
  { tax, customer }: PriceRequest,
): TaxMode {
  if (tax.regime === 'none') return 'none'
  if (direction === 'charge') return priceIncludesTax ? 'inclusive' : 'exclusive'
  const isBusiness = customer?.kind === 'business' && customer.vatRegistered === true
  return tax.regime === 'vat' && isBusiness ? 'buyBusiness' : 'buyPrivate'
}

/** Returns 0 and reports a finding when the rate is missing (-1). */
function rateOf({ taxAt, taxClass }: ComponentEntry, rates: readonly number[], workspace: Workspace): Bp {
  const rateBp = rates[taxAt]! // rates has an entry for each class
  if (rateBp >= 0) return rateBp
  workspace.report(finding('tax-rate-missing', `tax.${taxClass}`))
  return 0
}

function taxAmount(
  mode: TaxMode,
  amountMinor: Minor,
  rateBp: Bp,
  purchaseMinor: Minor | undefined,
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
