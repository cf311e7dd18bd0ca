import type { Bp, Minor } from './amounts.ts'
import { dividedProduct, share } from './arithmetic.ts'
import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import type { TaxMode } from './price-result.ts'
import type { Component } from './components.ts'
import type { Tables } from './tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Writes the tax of one component, rounded once; a rate of -1 is none. The part that comes on top of its amount is given back. */
export function addTax(
  tables: Tables,
  room: Workspace,
  component: Component,
  isDevice: boolean,
  request: PriceRequest,
  rateBp: Bp,
): Minor {
  const mode = modeOf(component, isDevice, tables, request)
  component.mode = mode
  if (mode === 'none' || mode === 'buyPrivate') return 0
  const { purchaseMinor } = request.tax
  if (rateBp < 0) room.report(finding('tax-rate-missing', `tax.${component.taxClass}`))
  else component.rateBp = rateBp
  if (mode === 'margin' && purchaseMinor === undefined) {
    room.report(finding('purchase-price-missing', 'tax.purchaseMinor'))
  }
  component.taxMinor = taxAmount(mode, component.amountMinor, component.rateBp, purchaseMinor)
  return mode === 'buyBusiness' || mode === 'exclusive' ? component.taxMinor : 0
}

export function taxStep(
  { key, direction, mode, rateBp, taxMinor }: Component,
  addedMinor: Minor,
  main: Component['direction'],
  trace: TraceWriter,
): void {
  const delta = direction === main ? addedMinor : 0 - addedMinor
  // a margin scheme forbids showing its tax on the customer's paper
  trace.tax(key, { mode, rateBp, taxMinor }, delta, mode === 'margin' ? 'internal' : 'customer')
}

function modeOf(
  { direction }: Component,
  isDevice: boolean,
  { catalog }: Tables,
  request: PriceRequest,
): TaxMode {
  const { tax, customer } = request
  if (tax.regime === 'none') return 'none'
  if (direction === 'payout') {
    const isBusiness = customer?.kind === 'business' && customer.vatRegistered === true
    return tax.regime === 'vat' && isBusiness ? 'buyBusiness' : 'buyPrivate'
  }
  if (catalog.kind === 'sell' && isDevice && tax.regime === 'vat' && tax.marginScheme) return 'margin'
  return catalog.priceIncludesTax ? 'inclusive' : 'exclusive'
}

function taxAmount(mode: TaxMode, amountMinor: Minor, rateBp: Bp, purchaseMinor: Minor | undefined): Minor {
  if (mode === 'inclusive') return dividedProduct(amountMinor, rateBp, 10000 + rateBp)
  if (mode !== 'margin') return share(amountMinor, rateBp)
  if (purchaseMinor === undefined) return 0
  // a loss gives no tax back
  return dividedProduct(Math.max(0, amountMinor - purchaseMinor), rateBp, 10000 + rateBp)
}
