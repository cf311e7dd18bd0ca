import type { Minor } from '../amounts.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import type { Tables } from '../compile/tables.ts'
import type { PriceRequest } from '../price-request.ts'
import { noApproval, noBundles, noKeys, noServices, quantityStep, type LineParts } from './line-parts.ts'
import { taxDevice, untaxed, type LineTaxes } from './tax/tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** True if a line has services or an adjustment besides its devices; most lines have not. */
export function hasExtras({ services, adjustment }: PriceRequest, { included }: OfferEntry): boolean {
  return (services !== undefined && services.length > 0) || included.length > 0 || adjustment !== undefined
}

/** Computes the taxes of a line of devices only. */
export function taxDevices(
  tables: Tables,
  workspace: Workspace,
  request: PriceRequest,
  offerMinor: Minor,
  trace: TraceWriter | null,
): LineTaxes {
  const { quantity = 1 } = request
  if (trace !== null) quantityStep(offerMinor, quantity, trace)
  return taxDevice(tables, workspace, request, offerMinor * quantity, trace)
}

/** A line of devices only, with the taxes of one without an offer. */
export const noLine: LineParts = {
  services: noServices,
  bundles: noBundles,
  onRequest: noKeys,
  adjustmentMinor: 0,
  approval: noApproval,
  taxes: untaxed,
}
