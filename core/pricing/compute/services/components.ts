import type { Minor } from '../../amounts.ts'
import type { PriceResult } from '../../price-result.ts'
import type { AppliedBundle } from './bundles.ts'
import { devicesFor } from './service-price.ts'
import type { Tables } from '../../compile/tables.ts'
import type { Workspace } from '../workspace.ts'

/**
 * Writes the components of the line to the workspace, with amounts before any adjustment: the device, then
 * service units outside of bundles, then bundles.
 */
export function listComponents(
  tables: Tables,
  workspace: Workspace,
  offerMinor: Minor,
  quantity: number,
  services: PriceResult['services'],
  bundles: readonly AppliedBundle[],
): void {
  workspace.componentCount = 0
  workspace.addComponent(0, offerMinor * quantity, quantity)
  for (let index = 0; index < services.length; index += 1) {
    const { quantity: all, unitMinor } = services[index]! // within the length
    const at = workspace.lineIndexes[index]! // one for each service
    const units = bundles.length === 0 ? all : all - unitsTaken(at, bundles)
    if (units === 0) continue
    const times = units * devicesFor(tables, at, quantity)
    workspace.addComponent(at + 1, (unitMinor ?? 0) * times, times)
  }
  for (let index = 0; index < bundles.length; index += 1) {
    const { at, amountMinor } = bundles[index]! // within the length
    workspace.addComponent(at + 1, amountMinor, devicesFor(tables, at, quantity))
  }
}

function unitsTaken(at: number, bundles: readonly AppliedBundle[]): number {
  let units = 0
  for (const { members } of bundles) for (const member of members) if (member === at) units += 1
  return units
}
