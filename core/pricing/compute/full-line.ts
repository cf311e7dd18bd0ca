import type { Minor } from '../amounts.ts'
import type { PriceRequest } from '../price-request.ts'
import type { PriceResult } from '../price-result.ts'
import { adjust, noAdjustment } from './value/adjustment.ts'
import { bundlesFor, type AppliedBundle } from './services/bundles.ts'
import { chooseServices, serviceState } from './services/chosen-services.ts'
import { preallocate } from './preallocate.ts'
import { listComponents } from './services/components.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import { devicesFor, isOnRequest, unitPrice } from './services/service-price.ts'
import type { Device } from '../compile/devices.ts'
import type { Tables } from '../compile/tables.ts'
import { noApproval, noBundles, noKeys, noServices, quantityStep, type LineParts } from './line-parts.ts'
import { taxLine } from './tax/tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Computes a line with services, bundles or an adjustment. */
export function fullLine(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  request: PriceRequest,
  offer: OfferEntry,
  offerMinor: Minor,
  trace: TraceWriter | null,
): LineParts {
  const { quantity = 1, services: requested, adjustment: wanted } = request
  chooseServices(tables, workspace, requested, offer)
  const services = lineServices(tables, workspace, device, request, offer)
  const applied = bundlesFor(tables, workspace, device, offer, services, request)
  if (trace !== null) lineSteps(tables, workspace, device, services, applied, offerMinor, quantity, trace)

  listComponents(tables, workspace, offerMinor, quantity, services, applied)
  const adjustment = wanted === undefined ? noAdjustment : adjust(tables, workspace, wanted, trace)
  const taxes = taxLine(tables, workspace, request, trace)
  const { effectiveMinor: adjustmentMinor, isOverLimit } = adjustment
  const isBelow =
    adjustmentMinor < 0 && !tables.isBuy && isBelowCost(tables, workspace, taxes.tax, device, request)
  return {
    services,
    bundles: applied.length === 0 ? noBundles : applied.map((bundle) => bundleResult(tables, bundle)),
    onRequest: services.length === 0 ? noKeys : keysOnRequest(services),
    adjustmentMinor,
    approval: isOverLimit || isBelow ? approvalFor(isOverLimit, isBelow) : noApproval,
    taxes,
  }
}

/** Returns the chosen services with their prices, in catalog order. */
function lineServices(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  { quantity = 1, byHand }: PriceRequest,
  offer: OfferEntry,
): PriceResult['services'] {
  const { serviceStates, quantities, lineIndexes, lineCount } = workspace
  if (lineCount === 0) return noServices
  const chosen = preallocate<PriceResult['services'][number]>(lineCount)
  for (let place = 0; place < lineCount; place += 1) {
    const at = lineIndexes[place]! // within the count
    const included = serviceStates[at] === serviceState.included
    const units = quantities[at]! // one for each service
    const unitMinor = included ? 0 : unitPrice(tables, device, offer, at, byHand)
    const { key, direction, perLine } = tables.services.all[at]! // one for each service
    const amountMinor = unitMinor === null ? 0 : unitMinor * (perLine ? units : units * quantity)
    chosen[place] = { key, direction, quantity: units, unitMinor, amountMinor, included }
  }
  return chosen
}

function keysOnRequest(services: PriceResult['services']): readonly string[] {
  let keys: string[] | null = null
  for (let index = 0; index < services.length; index += 1) {
    const { key, unitMinor } = services[index]! // within the length
    if (unitMinor !== null) continue
    keys ??= []
    keys.push(key)
  }
  return keys ?? noKeys
}

function approvalFor(isOverLimit: boolean, isBelow: boolean): PriceResult['approval'] {
  if (!isBelow) return ['adjustmentLimit']
  return isOverLimit ? ['adjustmentLimit', 'belowCost'] : ['belowCost']
}

/** True if the line's revenue, net of contained tax, is below its cost. */
function isBelowCost(
  { isSale, services, main }: Tables,
  { componentIndexes, componentTimes }: Workspace,
  taxed: PriceResult['tax'],
  { variant }: Device,
  { tax, quantity = 1 }: PriceRequest,
): boolean {
  let leftMinor = 0
  for (const [index, { direction, amountMinor, mode, taxMinor }] of taxed.entries()) {
    if (direction !== main) continue
    leftMinor += amountMinor - (mode === 'inclusive' || mode === 'margin' ? taxMinor : 0)
    // components after the device are services; their component index is the service's position + 1
    if (index > 0) leftMinor -= services.all[componentIndexes[index]! - 1]!.costMinor * componentTimes[index]!
    // a repair sells no device; the purchase price of these units takes precedence over the catalog's cost
    else if (isSale) leftMinor -= tax.purchaseMinor ?? (variant.costMinor ?? 0) * quantity
  }
  return leftMinor < 0
}

function bundleResult(
  { services: { all } }: Tables,
  { at, amountMinor, savingMinor }: AppliedBundle,
): PriceResult['bundles'][number] {
  const { key, memberKeys } = all[at]! // at is a position of the table
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
  quantityStep(offerMinor, quantity, trace)
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
