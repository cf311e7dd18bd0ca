import { finding } from '../../finding.ts'
import type { PriceRequest } from '../../price-request.ts'
import { holds } from '../../compile/condition-program.ts'
import type { OfferEntry } from '../../compile/offer-table.ts'
import type { Tables } from '../../compile/tables.ts'
import type { Workspace } from '../workspace.ts'

/** State of a service on the line. */
export const serviceState = { absent: 0, requested: 1, included: 2 } as const

/**
 * Chooses the services of the line: those included in the offer, and compatible requested ones. Writes them
 * to the workspace in catalog order, with state and quantity.
 */
export function chooseServices(
  tables: Tables,
  workspace: Workspace,
  requested: PriceRequest['services'],
  { included }: OfferEntry,
): void {
  workspace.clearServices()
  const hasRequested = requested !== undefined && addRequested(tables, workspace, requested)
  for (let index = 0; index < included.length; index += 1) {
    const at = included[index]! // within the length
    if (!holds(tables.services.all[at]!.availableWhen, workspace.facts)) continue
    // for an included service, a request only sets the quantity
    if (workspace.serviceStates[at] === serviceState.absent) workspace.addService(at, 1)
    workspace.serviceStates[at] = serviceState.included
  }
  if (!hasRequested) return
  if (tables.services.hasExclusions) dropExcluded(tables, workspace)
  if (tables.services.hasRequirements) dropMissingRequirements(tables, workspace)
}

function addRequested(
  { services }: Tables,
  workspace: Workspace,
  requested: NonNullable<PriceRequest['services']>,
): boolean {
  const { all, choosable, choosableKeys, choosableIndexes } = services
  let isAny = false
  let from = 0
  for (let index = 0; index < requested.length; index += 1) {
    const { key, quantity = 1 } = requested[index]! // within the length
    // fast path: requests are usually in catalog order
    while (from < choosableKeys.length && choosableKeys[from] !== key) from += 1
    const at = from < choosableKeys.length ? choosableIndexes[from] : choosable.get(key)
    if (at === undefined) report('unknown-service', key, workspace)
    else if (workspace.serviceStates[at] !== serviceState.absent) report('duplicate-service', key, workspace)
    else if (!Number.isInteger(quantity) || quantity < 1) report('invalid-service-quantity', key, workspace)
    else {
      const { maxQty, availableWhen } = all[at]!
      if (quantity > maxQty) report('service-quantity-reduced', key, workspace)
      if (holds(availableWhen, workspace.facts)) {
        workspace.addService(at, quantity > maxQty ? maxQty : quantity)
        workspace.serviceStates[at] = serviceState.requested
        isAny = true
      } else report('service-unavailable', key, workspace)
    }
  }
  return isAny
}

function report(code: string, key: string, workspace: Workspace): void {
  workspace.report(finding(code, `services.${key}`))
}

/** Removes excluded services: if either of two excludes the other, the earlier in the catalog stays. */
function dropExcluded({ services: { all } }: Tables, workspace: Workspace): void {
  const { serviceStates, lineIndexes } = workspace
  for (let place = 0; place < workspace.lineCount; place += 1) {
    const at = lineIndexes[place]! // within the count
    if (serviceStates[at] !== serviceState.requested) continue
    const { key, excludes } = all[at]!
    if (excludes.some((other) => other < at && serviceStates[other] === serviceState.requested)) {
      workspace.dropService(place)
      place -= 1
      report('service-excluded', key, workspace)
    }
  }
}

/** Repeats until nothing changes: removing one service can leave another without its requirement. */
function dropMissingRequirements({ services: { all } }: Tables, workspace: Workspace): void {
  const { serviceStates, lineIndexes } = workspace
  for (let place = 0; place < workspace.lineCount; place += 1) {
    const at = lineIndexes[place]! // within the count
    if (serviceStates[at] !== serviceState.requested) continue
    const { key, requires } = all[at]!
    for (let index = 0; index < requires.length; index += 1) {
      const other = requires[index]!
      if (other >= 0 && serviceStates[other] !== serviceState.absent) continue
      workspace.dropService(place)
      report('service-requires', key, workspace)
      place = -1
      break
    }
  }
}

/**
 * Returns the keys of the services suggested by the chosen answers, in catalog order. Kept short for
 * inlining.
 */
export function suggestedServices(tables: Tables, workspace: Workspace): readonly string[] {
  return workspace.hasSuggestions ? listSuggested(tables, workspace) : noKeys
}

function listSuggested({ services }: Tables, workspace: Workspace): readonly string[] {
  const keys: string[] = []
  for (let at = 0; at < workspace.suggested.length; at += 1) {
    if (workspace.suggested[at] === 0) continue
    const { key, availableWhen } = services.all[at]!
    if (holds(availableWhen, workspace.facts)) keys.push(key)
  }
  return keys
}

const noKeys: readonly string[] = Object.freeze([])
