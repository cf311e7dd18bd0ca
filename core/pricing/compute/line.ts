import type { Minor } from '../amounts.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { adjust } from './adjustment.ts'
import { bundlesFor, type AppliedBundle } from './bundles.ts'
import { chooseServices, serviceState } from './chosen-services.ts'
import { preallocate } from './preallocate.ts'
import { listComponents } from './components.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import { devicesFor, isOnRequest, unitPrice } from './service-price.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import { taxLine } from './tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Computes the line for the chosen offer: services, bundles, adjustment and tax. */
export function closeLine(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  request: PriceRequest,
  offer: OfferEntry,
  offerMinor: Minor,
  trace: TraceWriter | null,
): void {
  const { line } = workspace
  const { quantity = 1, adjustment } = request
  const services = lineServices(tables, workspace, device, request, offer)
  const bundles = bundlesFor(tables, workspace, device, offer, services, request)
  if (bundles.length > 0) line.bundles = bundles.map((bundle) => bundleResult(tables, bundle))
  if (trace !== null) lineSteps(tables, workspace, device, services, bundles, offerMinor, quantity, trace)

  listComponents(tables, workspace, offerMinor, quantity, services, bundles)
  if (adjustment !== undefined) {
    const { effectiveMinor, isOverLimit } = adjust(tables, workspace, adjustment, trace)
    line.adjustmentMinor = effectiveMinor
    if (isOverLimit) line.addApproval('adjustmentLimit')
  }
  taxLine(tables, workspace, request, trace)
  if (line.adjustmentMinor < 0 && !tables.isBuy && isBelowCost(tables, workspace, device, request))
    line.addApproval('belowCost')
}

/** Writes the services to the line, and their catalog positions to the workspace. */
function lineServices(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  { services, quantity = 1, byHand }: PriceRequest,
  offer: OfferEntry,
): PriceResult['services'] {
  const { line, serviceStates, quantities, lineIndexes } = workspace
  chooseServices(tables, workspace, services, offer)
  if (workspace.lineCount === 0) return line.services
  const chosen = preallocate<PriceResult['services'][number]>(workspace.lineCount)
  for (let place = 0; place < workspace.lineCount; place += 1) {
    const at = lineIndexes[place]! // within the count
    const included = serviceStates[at] === serviceState.included
    const units = quantities[at]! // one for each service
    const unitMinor = included ? 0 : unitPrice(tables, device, offer, at, byHand)
    const { key, direction, perLine } = tables.services.all[at]! // as above
    const amountMinor = unitMinor === null ? 0 : unitMinor * (perLine ? units : units * quantity)
    if (unitMinor === null) line.addOnRequest(key)
    chosen[place] = { key, direction, quantity: units, unitMinor, amountMinor, included }
  }
  line.services = chosen
  return chosen
}

/** Whether the line's revenue, net of contained tax, is below its cost. */
function isBelowCost(
  { catalog, services, main }: Tables,
  { line, componentIndexes, componentTimes }: Workspace,
  { variant }: Device,
  { tax, quantity = 1 }: PriceRequest,
): boolean {
  let leftMinor = 0
  for (const [index, { direction, amountMinor, mode, taxMinor }] of line.tax.entries()) {
    if (direction !== main) continue
    leftMinor += amountMinor - (mode === 'inclusive' || mode === 'margin' ? taxMinor : 0)
    // components after the device are services; their component index is the service's position + 1
    if (index > 0) leftMinor -= services.all[componentIndexes[index]! - 1]!.costMinor * componentTimes[index]!
    // a repair sells no device; the purchase price of these units takes precedence over the catalog's cost
    else if (catalog.kind === 'sell') leftMinor -= tax.purchaseMinor ?? (variant.costMinor ?? 0) * quantity
  }
  return leftMinor < 0
}

function bundleResult(
  { services: { all } }: Tables,
  { at, amountMinor, savingMinor }: AppliedBundle,
): PriceResult['bundles'][number] {
  const { key, memberKeys } = all[at]! // a position of the table
  return { key, services: memberKeys, amountMinor, savingMinor }
}

function lineSteps(
  tables: Tables,
  { lineIndexes }: Workspace,
  device: Device,
  services: PriceResult['services'],
  bundles: readonly AppliedBundle[],
  offerMinor: Minor,
  quantity: number,
  trace: TraceWriter,
): void {
  const { all } = tables.services
  const more = offerMinor * (quantity - 1)
  if (more !== 0) trace.plain('line', 'quantity', { quantity }, more)
  for (let index = 0; index < services.length; index += 1) {
    const { key, direction, unitMinor, quantity: units, amountMinor, included } = services[index]!
    const at = lineIndexes[index]! // within the length
    const rule = { unitMinor, quantity: units * devicesFor(tables, at, quantity), included }
    const isByHand = !included && unitMinor !== null && isOnRequest(tables, device, at)
    trace.service(
      isByHand ? 'serviceByHand' : 'service',
      key,
      rule,
      direction === tables.main ? amountMinor : 0 - amountMinor,
    )
  }
  for (const { at, unitMinor, savingMinor } of bundles) {
    const { key, direction, memberKeys } = all[at]!
    const rule = { unitMinor, services: memberKeys }
    trace.service('bundle', key, rule, direction === tables.main ? 0 - savingMinor : savingMinor)
  }
}
