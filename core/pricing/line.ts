import type { Minor } from './amounts.ts'
import type { PriceRequest } from './price-request.ts'
import type { PriceResult } from './price-result.ts'
import { adjust } from './adjustment.ts'
import { bundlesFor, type AppliedBundle } from './bundles.ts'
import { chooseServices, standing } from './chosen-services.ts'
import { componentsOf, type Component } from './components.ts'
import type { Line } from './line-parts.ts'
import type { OfferEntry } from './offer-table.ts'
import { devicesFor, unitPrice } from './service-price.ts'
import type { Device } from './devices.ts'
import type { Tables } from './tables.ts'
import { addTax, taxStep } from './tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Closes the line with an offer: its services, what a person changed, and its tax. */
export function closeLine(
  tables: Tables,
  room: Workspace,
  device: Device,
  request: PriceRequest,
  offer: OfferEntry,
  offerMinor: Minor,
  trace: TraceWriter | null,
): void {
  const { line } = room
  const { quantity = 1, adjustment } = request
  const services = lineServices(tables, room, device, request, offer)
  const bundles = bundlesFor(tables, room, device, offer, services, quantity)
  if (bundles.length > 0) showBundles(tables, line, bundles)
  if (trace !== null) lineSteps(tables, room, services, bundles, offerMinor, quantity, trace)

  const components = componentsOf(tables, room, device, request, offerMinor, services, bundles)
  line.tax = components
  if (adjustment !== undefined) {
    const { effectiveMinor, isOverLimit } = adjust(tables, room, components, adjustment, trace)
    line.adjustmentMinor = effectiveMinor
    if (isOverLimit) line.addApproval('adjustmentLimit')
  }
  const rates = tables.taxes.ratesOn(request.date)
  for (let index = 0; index < components.length; index += 1) {
    const component = components[index]! // within the length
    const addedMinor = addTax(tables, room, component, index === 0, request, rates[room.taxAts[index]!]!)
    if (trace !== null && component.taxMinor !== 0) taxStep(component, addedMinor, tables.main, trace)
    addComponent(line, component, addedMinor, tables.main)
  }
  if (isBelowCost(tables, room, components, line.adjustmentMinor)) line.addApproval('belowCost')
}

/** Writes the services into the line; their positions in the catalog stay in the room. */
function lineServices(
  tables: Tables,
  room: Workspace,
  device: Device,
  { services, quantity = 1 }: PriceRequest,
  offer: OfferEntry,
): PriceResult['services'] {
  const { line, standings, quantities, lineAts } = room
  if (chooseServices(tables, room, services, offer.key) === 0) return line.services
  const chosen: PriceResult['services'][number][] = []
  for (let at = 0; at < standings.length; at += 1) {
    if (standings[at] === standing.absent) continue
    const included = standings[at] === standing.included
    const units = quantities[at]! // one for each service
    const unitMinor = included ? 0 : unitPrice(tables, device, offer, at)
    const { key, direction, perLine } = tables.services.all[at]! // as above
    const amountMinor = unitMinor === null ? 0 : unitMinor * (perLine ? units : units * quantity)
    if (unitMinor === null) line.addOnRequest(key)
    lineAts[chosen.length] = at
    chosen.push({ key, direction, quantity: units, unitMinor, amountMinor, included })
  }
  line.services = chosen
  return chosen
}

function addComponent(
  line: Line,
  { direction, mode, amountMinor, taxMinor }: Component,
  addedMinor: Minor,
  main: Component['direction'],
): void {
  line.amountMinor += direction === main ? amountMinor : 0 - amountMinor
  if (direction === 'charge') line.chargeMinor += amountMinor + addedMinor
  else line.payoutMinor += amountMinor + addedMinor
  if (mode === 'margin') line.taxInternalMinor += taxMinor
  else if (direction === 'charge') line.taxChargeMinor += taxMinor
  else line.taxPayoutMinor += taxMinor
}

/** Whether a reduction leaves less than the line costs us, judged net of the tax inside it. */
function isBelowCost(
  { isBuy, main }: Tables,
  { costs }: Workspace,
  components: readonly Component[],
  adjustmentMinor: Minor,
): boolean {
  if (adjustmentMinor >= 0 || isBuy) return false
  let leftMinor = 0
  for (const [index, { direction, amountMinor, mode, taxMinor }] of components.entries()) {
    if (direction !== main) continue
    leftMinor += amountMinor - costs[index]! - (mode === 'inclusive' || mode === 'margin' ? taxMinor : 0)
  }
  return leftMinor < 0
}

function showBundles({ services: { all } }: Tables, line: Line, bundles: readonly AppliedBundle[]): void {
  line.bundles = bundles.map(({ at, members, amountMinor, savingMinor }) => {
    return {
      key: all[at]!.key,
      services: members.map((member) => all[member]!.key),
      amountMinor,
      savingMinor,
    }
  })
}

function lineSteps(
  tables: Tables,
  { lineAts }: Workspace,
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
    const rule = { unitMinor, quantity: units * devicesFor(tables, lineAts[index]!, quantity), included }
    trace.service('service', key, rule, direction === tables.main ? amountMinor : 0 - amountMinor)
  }
  for (const { at, members, unitMinor, savingMinor } of bundles) {
    const { key, direction } = all[at]!
    const rule = { unitMinor, services: members.map((member) => all[member]!.key) }
    trace.service('bundle', key, rule, direction === tables.main ? 0 - savingMinor : savingMinor)
  }
}
