import type { Minor } from '../amounts.ts'
import type { Device } from '../compile/devices.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import type { Tables } from '../compile/tables.ts'
import type { PriceRequest } from '../price-request.ts'
import { fullLine } from './full-line.ts'
import { noApproval, noBundles, noKeys, noServices, quantityStep, type Line } from './line-parts.ts'
import { taxDevice, untaxed, type LineTaxes } from './tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Computes the line for the chosen offer: services, bundles, adjustment and tax. Most have the device alone. */
export function closeLine(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  request: PriceRequest,
  offer: OfferEntry,
  offerMinor: Minor,
  trace: TraceWriter | null,
): Line {
  const { services, adjustment, quantity = 1 } = request
  const hasServices = (services !== undefined && services.length > 0) || offer.included.length > 0
  if (hasServices || adjustment !== undefined) {
    return fullLine(tables, workspace, device, request, offer, offerMinor, trace)
  }
  if (trace !== null) quantityStep(offerMinor, quantity, trace)
  return deviceLine(taxDevice(tables, workspace, request, offerMinor * quantity, trace))
}

function deviceLine(taxes: LineTaxes): Line {
  return {
    services: noServices,
    bundles: noBundles,
    onRequest: noKeys,
    adjustmentMinor: 0,
    approval: noApproval,
    taxes,
  }
}

/** The line of a device without an offer. */
export const noLine = deviceLine(untaxed)
