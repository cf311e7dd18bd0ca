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
import type { Device, Tables } from './tables.ts'
import { addTax, taxStep } from './tax.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

export interface LineService {
  /** Position in the catalog. */
  readonly at: number
  readonly quantity: number
  readonly isIncluded: boolean
  readonly unitMinor: Minor | null
  readonly amountMinor: Minor
}

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
  if (services.length > 0) showServices(tables, line, services, bundles)
  if (trace !== null) lineSteps(tables, services, bundles, offerMinor, quantity, trace)

  const components = componentsOf(tables, device, request, offerMinor, services, bundles)
  if (adjustment !== undefined) {
    const { effectiveMinor, isOverLimit } = adjust(tables, room, components, adjustment, trace)
    line.adjustmentMinor = effectiveMinor
    if (isOverLimit) line.approval.push('adjustmentLimit')
  }
  const rates = tables.taxes.ratesOn(request.date)
  for (let index = 0; index < components.length; index += 1) {
    const component = components[index]! // within the length
    const addedMinor = addTax(tables, room, component, request, rates)
    if (trace !== null && component.taxMinor !== 0) taxStep(component, addedMinor, tables.main, trace)
    addComponent(line, component, addedMinor, tables.main)
  }
  if (isBelowCost(tables, components, line.adjustmentMinor)) line.approval.push('belowCost')
}

const none: readonly LineService[] = []

function lineServices(
  tables: Tables,
  room: Workspace,
  device: Device,
  { services, quantity = 1 }: PriceRequest,
  offer: OfferEntry,
): readonly LineService[] {
  const count = chooseServices(tables, room, services, offer.key)
  if (count === 0) return none
  const chosen: LineService[] = []
  const { standings, quantities } = room
  for (let at = 0; at < standings.length; at += 1) {
    if (standings[at] === standing.absent) continue
    const isIncluded = standings[at] === standing.included
    const units = quantities[at]! // one for each service
    const unitMinor = isIncluded ? 0 : unitPrice(tables, device, offer, at)
    const times = units * devicesFor(tables, at, quantity)
    const amountMinor = unitMinor === null ? 0 : unitMinor * times
    chosen.push({ at, quantity: units, isIncluded, unitMinor, amountMinor })
  }
  return chosen
}

function addComponent(
  line: Line,
  { key, direction, mode, taxClass, rateBp, amountMinor, taxMinor }: Component,
  addedMinor: Minor,
  main: Component['direction'],
): void {
  line.tax.push({ key, direction, mode, taxClass, rateBp, amountMinor, taxMinor })
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
  components: readonly Component[],
  adjustmentMinor: Minor,
): boolean {
  if (adjustmentMinor >= 0 || isBuy) return false
  let leftMinor = 0
  for (const { direction, amountMinor, mode, taxMinor, costMinor } of components) {
    if (direction !== main) continue
    leftMinor += amountMinor - costMinor - (mode === 'inclusive' || mode === 'margin' ? taxMinor : 0)
  }
  return leftMinor < 0
}

function showServices(
  { services: { all } }: Tables,
  line: Line,
  services: readonly LineService[],
  bundles: readonly AppliedBundle[],
): void {
  const shown: PriceResult['services'][number][] = []
  for (let index = 0; index < services.length; index += 1) {
    const { at, quantity, unitMinor, amountMinor, isIncluded } = services[index]! // within the length
    const { key, direction } = all[at]! // a position of the table
    if (unitMinor === null) line.onRequest.push(key)
    shown.push({ key, direction, quantity, unitMinor, amountMinor, included: isIncluded })
  }
  line.services = shown
  if (bundles.length === 0) return
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
  services: readonly LineService[],
  bundles: readonly AppliedBundle[],
  offerMinor: Minor,
  quantity: number,
  trace: TraceWriter,
): void {
  const { all } = tables.services
  const more = offerMinor * (quantity - 1)
  if (more !== 0) trace.plain('line', 'quantity', { quantity }, more)
  for (const { at, unitMinor, quantity: units, isIncluded, amountMinor } of services) {
    const { key, direction } = all[at]!
    const rule = { unitMinor, quantity: units * devicesFor(tables, at, quantity), included: isIncluded }
    trace.service('service', key, rule, direction === tables.main ? amountMinor : 0 - amountMinor)
  }
  for (const { at, members, unitMinor, savingMinor } of bundles) {
    const { key, direction } = all[at]!
    const rule = { unitMinor, services: members.map((member) => all[member]!.key) }
    trace.service('bundle', key, rule, direction === tables.main ? 0 - savingMinor : savingMinor)
  }
}
