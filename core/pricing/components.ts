import type { Catalog } from './catalog.ts'
import type { Minor } from './amounts.ts'
import type { PriceResult } from './price-result.ts'
import type { AppliedBundle } from './bundles.ts'
import { devicesFor } from './service-price.ts'
import type { Tables } from './tables.ts'
import type { TaxTable } from './tax-table.ts'
import type { Workspace } from './workspace.ts'

/** What can be a part of the line that is taxed on its own: the device, then the services by position. */
export interface ComponentEntry {
  readonly key: string
  readonly direction: 'charge' | 'payout'
  readonly taxClass: string
  /** Position of the class among those with rates. */
  readonly taxAt: number
}

export function componentTable(
  { taxClass, services }: Catalog,
  main: ComponentEntry['direction'],
  { positionOf }: TaxTable,
): readonly ComponentEntry[] {
  return [
    { key: 'device', direction: main, taxClass, taxAt: positionOf(taxClass) },
    ...services.map((service): ComponentEntry => ({
      key: service.key,
      direction: service.direction ?? 'charge',
      taxClass: service.taxClass,
      taxAt: positionOf(service.taxClass),
    })),
  ]
}

/**
 * Lists the components of the line in the room, each with its amount before any adjustment: the device, then
 * services that no bundle has taken up, then bundles.
 */
export function listComponents(
  tables: Tables,
  room: Workspace,
  offerMinor: Minor,
  quantity: number,
  services: PriceResult['services'],
  bundles: readonly AppliedBundle[],
): void {
  room.componentCount = 0
  room.addComponent(0, offerMinor * quantity, quantity)
  for (let index = 0; index < services.length; index += 1) {
    const { quantity: all, unitMinor } = services[index]! // within the length
    const at = room.lineAts[index]! // one for each service
    const units = bundles.length === 0 ? all : all - unitsTaken(at, bundles)
    if (units === 0) continue
    const times = units * devicesFor(tables, at, quantity)
    room.addComponent(at + 1, (unitMinor ?? 0) * times, times)
  }
  for (let index = 0; index < bundles.length; index += 1) {
    const { at, amountMinor } = bundles[index]! // within the length
    room.addComponent(at + 1, amountMinor, devicesFor(tables, at, quantity))
  }
}

function unitsTaken(at: number, bundles: readonly AppliedBundle[]): number {
  let units = 0
  for (const { members } of bundles) for (const member of members) if (member === at) units += 1
  return units
}
