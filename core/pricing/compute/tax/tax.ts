import type { Minor } from '../../amounts.ts'
import { mulDiv, restOfMulDiv } from '../../money/arithmetic.ts'
import { preallocate } from '../preallocate.ts'
import { finding } from '../../finding.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { PriceResult, TaxedWith, TaxMode } from '../../price-result.ts'
import type { ComponentEntry } from '../../compile/component-table.ts'
import { noShares, type TaxShares } from '../../compile/tax-shares.ts'
import type { Tables } from '../../compile/tables.ts'
import type { TraceWriter } from '../trace-writer.ts'
import type { Workspace } from '../workspace.ts'

/** Taxes of a line, and its totals including them. */
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

/** Computes the taxes of each component, each rounded once, and the totals of the line. */
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

/** Like taxLine, for a line of devices only. */
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
  const shares = sharesOf(entry, tables.taxes.sharesOn(date), workspace)
  const baseMinor = taxedMinor(mode, amountMinor, tax.purchaseMinor, workspace)
  const divisor = mode === 'inclusive' || mode === 'margin' ? shares.gross : shares.whole
  const { rateBp } = shares
  const keepsRest = tax.rounding === 'document'
  if (shares.isSingle) {
    const [{ part }] = shares.parts as readonly [TaxShares['parts'][number]] // a single rate has one part
    const taxMinor = mulDiv(baseMinor, part, divisor)
    const taxed = { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }
    return keepsRest ? { ...taxed, restMicro: restOfMulDiv(baseMinor, part, divisor) } : taxed
  }
  let taxMinor = 0
  const taxes = shares.parts.map(({ part, tax: one }): TaxedWith => {
    const partMinor = mulDiv(baseMinor, part, divisor)
    taxMinor += partMinor
    const taxed = { ...one!, taxMinor: partMinor } // each of several parts has its tax
    return keepsRest ? { ...taxed, restMicro: restOfMulDiv(baseMinor, part, divisor) } : taxed
  })
  return { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor, taxes }
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

/** Returns the part of the tax that is not included in the amount. */
function addedMinor(mode: TaxMode, taxMinor: Minor): Minor {
  return mode === 'buyBusiness' || mode === 'exclusive' ? taxMinor : 0
}

function taxSteps(taxed: readonly Taxed[], main: 'charge' | 'payout', trace: TraceWriter): void {
  for (let index = 0; index < taxed.length; index += 1) {
    const { key, direction, mode, rateBp, taxMinor, restMicro, taxes } = taxed[index]! // within the length
    // under the margin scheme the tax must not be shown to the customer
    const visibility = mode === 'margin' ? 'internal' : 'customer'
    const step = (rule: object, minor: Minor): void => {
      const added = addedMinor(mode, minor)
      trace.tax(key, rule, direction === main ? added : 0 - added, visibility)
    }
    if (taxes === undefined) {
      if (taxMinor === 0 && !restMicro) continue
      step({ mode, rateBp, taxMinor, ...(restMicro !== undefined && { restMicro }) }, taxMinor)
    } else {
      for (const one of taxes) if (one.taxMinor !== 0 || one.restMicro) step({ mode, ...one }, one.taxMinor)
    }
  }
}

/** The margin scheme applies to devices only. */
function deviceMode(tables: Tables, request: PriceRequest): TaxMode {
  const { tax } = request
  const isMargin = tables.isSale && tax.regime === 'vat' && tax.marginScheme === true
  return isMargin ? 'margin' : modeOf(tables, tables.components[0]!, request) // component 0 is the device
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

/** Returns no taxes and reports a finding if the rate is missing. */
function sharesOf(
  { taxAt, taxClass }: ComponentEntry,
  shares: readonly (TaxShares | null)[],
  workspace: Workspace,
): TaxShares {
  const found = shares[taxAt] ?? null
  if (found !== null) return found
  workspace.report(finding('tax-rate-missing', `tax.${taxClass}`))
  return noShares
}

/**
 * Returns the taxed amount of a component: under the margin scheme its margin, where a loss has no negative
 * tax.
 */
function taxedMinor(
  mode: TaxMode,
  amountMinor: Minor,
  purchaseMinor: Minor | undefined,
  workspace: Workspace,
): Minor {
  if (mode !== 'margin') return amountMinor
  if (purchaseMinor !== undefined) return Math.max(0, amountMinor - purchaseMinor)
  workspace.report(finding('purchase-price-missing', 'tax.purchaseMinor'))
  return 0
}
