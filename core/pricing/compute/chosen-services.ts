import { finding } from '../finding.ts'
import type { PriceRequest } from '../price-request.ts'
import { holds } from '../compile/condition-program.ts'
import type { OfferEntry } from '../compile/offer-table.ts'
import type { Tables } from '../compile/tables.ts'
import type { Workspace } from './workspace.ts'

/** How a service stands in the line, by its position in the catalog. */
export const standing = { absent: 0, asked: 1, included: 2 } as const

/**
 * Chooses the services of the line: what the offer includes, and what was asked for and goes together. The workspace then
 * lists them in catalog order, with how each stands and its quantity.
 */
export function chooseServices(
  tables: Tables,
  workspace: Workspace,
  requested: PriceRequest['services'],
  { included }: OfferEntry,
): void {
  workspace.clearServices()
  const isAnyAsked = requested !== undefined && takeRequested(tables, workspace, requested)
  for (let index = 0; index < included.length; index += 1) {
    const at = included[index]! // within the length
    if (!holds(tables.services.all[at]!.availableWhen, workspace.facts)) continue
    // whether it was asked for only matters for its quantity
    if (workspace.standings[at] === standing.absent) workspace.addService(at, 1)
    workspace.standings[at] = standing.included
  }
  if (!isAnyAsked) return
  if (tables.services.isAnyExclusive) dropExcluded(tables, workspace)
  if (tables.services.isAnyDependent) dropUnsupported(tables, workspace)
}

function takeRequested(
  { services }: Tables,
  workspace: Workspace,
  requested: NonNullable<PriceRequest['services']>,
): boolean {
  const { all, choosable, choosableKeys, choosableAts } = services
  let isAny = false
  let from = 0
  for (let index = 0; index < requested.length; index += 1) {
    const { key, quantity = 1 } = requested[index]! // within the length
    // mostly asked for in the order of the catalog, and then one of the next
    while (from < choosableKeys.length && choosableKeys[from] !== key) from += 1
    const at = from < choosableKeys.length ? choosableAts[from] : choosable.get(key)
    if (at === undefined) report('unknown-service', key, workspace)
    else if (workspace.standings[at] !== standing.absent) report('duplicate-service', key, workspace)
    else if (!Number.isInteger(quantity) || quantity < 1) report('invalid-service-quantity', key, workspace)
    else {
      const { maxQty, availableWhen } = all[at]!
      if (quantity > maxQty) report('service-quantity-reduced', key, workspace)
      if (holds(availableWhen, workspace.facts)) {
        workspace.addService(at, quantity > maxQty ? maxQty : quantity)
        workspace.standings[at] = standing.asked
        isAny = true
      } else report('service-unavailable', key, workspace)
    }
  }
  return isAny
}

function report(code: string, key: string, workspace: Workspace): void {
  workspace.report(finding(code, `services.${key}`))
}

/** Of two that exclude each other, whichever names the other, the earlier in the catalog stays. */
function dropExcluded({ services: { all } }: Tables, workspace: Workspace): void {
  const { standings, lineAts } = workspace
  for (let place = 0; place < workspace.lineCount; place += 1) {
    const at = lineAts[place]! // within the count
    if (standings[at] !== standing.asked) continue
    const { key, excludes } = all[at]!
    if (excludes.some((other) => other < at && standings[other] === standing.asked)) {
      workspace.dropService(place)
      place -= 1
      report('service-excluded', key, workspace)
    }
  }
}

/** Dropping one service may leave another without what it requires, so it starts again until nothing changes. */
function dropUnsupported({ services: { all } }: Tables, workspace: Workspace): void {
  const { standings, lineAts } = workspace
  for (let place = 0; place < workspace.lineCount; place += 1) {
    const at = lineAts[place]! // within the count
    if (standings[at] !== standing.asked) continue
    const { key, requires } = all[at]!
    for (let index = 0; index < requires.length; index += 1) {
      const other = requires[index]!
      if (other >= 0 && standings[other] !== standing.absent) continue
      workspace.dropService(place)
      report('service-requires', key, workspace)
      place = -1
      break
    }
  }
}

/** The services that the chosen answers point to, in catalog order. */
export function suggestedServices({ services }: Tables, workspace: Workspace): string[] {
  const keys: string[] = []
  if (!workspace.isAnyWanted) return keys
  for (let at = 0; at < workspace.wanted.length; at += 1) {
    if (workspace.wanted[at] === 0) continue
    const { key, availableWhen } = services.all[at]!
    if (holds(availableWhen, workspace.facts)) keys.push(key)
  }
  return keys
}
