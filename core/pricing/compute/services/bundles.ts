import type { Minor } from '../../amounts.ts'
import { serviceState } from './chosen-services.ts'
import { holds } from '../../compile/condition-program.ts'
import type { OfferEntry } from '../../compile/offer-table.ts'
import { devicesFor, unitPrice } from './service-price.ts'
import type { PriceRequest } from '../../price-request.ts'
import type { PriceResult } from '../../price-result.ts'
import type { Device } from '../../compile/devices.ts'
import type { Tables } from '../../compile/tables.ts'
import type { Workspace } from '../workspace.ts'

export interface AppliedBundle {
  /** Position in the catalog. */
  readonly at: number
  readonly members: readonly number[]
  readonly unitMinor: Minor
  readonly amountMinor: Minor
  readonly savingMinor: Minor
}

const none: readonly AppliedBundle[] = []

/** Returns the set of bundles with the greatest saving. Each applies at most once and uses one unit of each member. */
export function bundlesFor(
  tables: Tables,
  workspace: Workspace,
  device: Device,
  offer: OfferEntry,
  services: PriceResult['services'],
  { quantity = 1, byHand }: Pick<PriceRequest, 'quantity' | 'byHand'>,
): readonly AppliedBundle[] {
  const { all, bundles } = tables.services
  if (bundles.length === 0 || services.length === 0) return none
  let candidates: AppliedBundle[] | null = null
  for (let index = 0; index < bundles.length; index += 1) {
    const at = bundles[index]! // within the length
    const { members, availableWhen } = all[at]!
    const membersMinor = membersTotal(members, workspace, services)
    if (membersMinor < 0 || !holds(availableWhen, workspace.facts)) continue
    const unitMinor = unitPrice(tables, device, offer, at, byHand)
    if (unitMinor === null) continue
    const devices = devicesFor(tables, at, quantity)
    const savingMinor = (membersMinor - unitMinor) * devices
    // a bundle without a saving is never chosen
    if (savingMinor <= 0) continue
    candidates ??= []
    candidates.push({ at, members, unitMinor, amountMinor: unitMinor * devices, savingMinor })
  }
  if (candidates === null) return none
  return bestSet(candidates, workspace.quantities)
}

/** Returns the sum of the members' unit prices; -1 unless all are known, requested and priced. */
function membersTotal(
  members: readonly number[],
  workspace: Workspace,
  services: PriceResult['services'],
): Minor {
  let sum = 0
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index]! // within the length
    if (member < 0 || workspace.serviceStates[member] !== serviceState.requested) return -1
    const unitMinor = unitOf(member, workspace, services)
    if (unitMinor === null) return -1
    sum += unitMinor
  }
  return sum
}

function unitOf(at: number, { lineIndexes }: Workspace, services: PriceResult['services']): Minor | null {
  for (let index = 0; index < services.length; index += 1) {
    if (lineIndexes[index] === at) return services[index]!.unitMinor // within the length
  }
  return null
}

/**
 * Finds the greatest saving, then fewest bundles, then the earliest in the catalog. Sets are tried in the
 * order of their lists of positions, so the first of equal sets wins. left: units by position of the service,
 * restored on return.
 */
function bestSet(candidates: readonly AppliedBundle[], left: number[]): readonly AppliedBundle[] {
  const set: AppliedBundle[] = []
  let best: readonly AppliedBundle[] = none
  let bestSaving = 0
  const extend = (from: number, saving: Minor): void => {
    if (saving > bestSaving || (saving === bestSaving && set.length < best.length)) {
      best = [...set]
      bestSaving = saving
    }
    for (let index = from; index < candidates.length; index += 1) {
      const next = candidates[index]! // within the length
      for (const member of next.members) left[member]! -= 1 // `left` has an entry for each service, here and below
      if (next.members.every((member) => left[member]! >= 0)) {
        set.push(next)
        extend(index + 1, saving + next.savingMinor)
        set.pop()
      }
      for (const member of next.members) left[member]! += 1
    }
  }
  extend(0, 0)
  return best
}
