import type { Bp, Minor } from './amounts.ts'
import type { PriceRequest } from './price-request.ts'
import type { PriceResult, TaxMode } from './price-result.ts'
import type { AppliedBundle } from './bundles.ts'
import { devicesFor } from './service-price.ts'
import type { Device } from './devices.ts'
import type { Tables } from './tables.ts'
import type { Workspace } from './workspace.ts'

/** A part of the line that is taxed on its own, the device first; adjustment and tax are written into it. */
export interface Component {
  readonly key: string
  readonly direction: 'charge' | 'payout'
  mode: TaxMode
  readonly taxClass: string
  rateBp: Bp
  amountMinor: Minor
  taxMinor: Minor
}

/** The device, then services that no bundle has taken up, then bundles; costs and tax classes go into the room. */
export function componentsOf(
  tables: Tables,
  room: Workspace,
  device: Device,
  request: PriceRequest,
  offerMinor: Minor,
  services: PriceResult['services'],
  bundles: readonly AppliedBundle[],
): Component[] {
  const { catalog, main } = tables
  const { quantity = 1 } = request
  const components = [component('device', main, catalog.taxClass, offerMinor * quantity)]
  room.taxAts[0] = 0 // the catalog's class is the first
  room.costs[0] = deviceCost(tables, device, request, quantity)
  for (let index = 0; index < services.length; index += 1) {
    const { quantity: all, unitMinor } = services[index]! // within the length
    const at = room.lineAts[index]!
    const units = bundles.length === 0 ? all : all - unitsTaken(at, bundles)
    if (units === 0) continue
    const times = units * devicesFor(tables, at, quantity)
    addService(tables, room, components, at, (unitMinor ?? 0) * times, costOf(tables, at) * times)
  }
  for (const { at, members, amountMinor } of bundles) {
    let costMinor = 0
    for (const member of new Set(members)) costMinor += costOf(tables, member)
    const times = devicesFor(tables, at, quantity)
    addService(tables, room, components, at, amountMinor, costMinor * times)
  }
  return components
}

function unitsTaken(at: number, bundles: readonly AppliedBundle[]): number {
  let units = 0
  for (const { members } of bundles) for (const member of members) if (member === at) units += 1
  return units
}

/** A repair sells no device; a purchase price is that of the very units, so it comes before the catalog's. */
function deviceCost(
  { catalog }: Tables,
  { variant }: Device,
  { tax }: PriceRequest,
  quantity: number,
): Minor {
  if (catalog.kind !== 'sell') return 0
  return tax.purchaseMinor ?? (variant.costMinor ?? 0) * quantity
}

function addService(
  { services }: Tables,
  room: Workspace,
  components: Component[],
  at: number,
  amountMinor: Minor,
  costMinor: Minor,
): void {
  const { key, direction, taxClass, taxAt } = services.all[at]! // a position of the table
  room.taxAts[components.length] = taxAt
  room.costs[components.length] = costMinor
  components.push(component(key, direction, taxClass, amountMinor))
}

function component(
  key: string,
  direction: Component['direction'],
  taxClass: string,
  amountMinor: Minor,
): Component {
  return { key, direction, mode: 'none', taxClass, rateBp: 0, amountMinor, taxMinor: 0 }
}

function costOf({ services }: Tables, at: number): Minor {
  return services.all[at]!.costMinor // a position of the table
}
