import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import { holds } from './condition-program.ts'
import type { Tables } from './tables.ts'
import type { Workspace } from './workspace.ts'

/** How a service stands in the line, by its position in the catalog. */
export const standing = { absent: 0, asked: 1, included: 2 } as const

/**
 * Chooses the services of the line: what the offer includes, and what was asked for and goes together. Writes how
 * each stands and its quantity into the room; gives back how many there are.
 */
export function chooseServices(
  tables: Tables,
  room: Workspace,
  requested: PriceRequest['services'],
  propositionKey: string,
): number {
  const { all, includedIn } = tables.services
  const { standings } = room
  const isNoneAsked = requested === undefined || requested.length === 0
  if (isNoneAsked && includedIn.size === 0) return 0
  for (let at = 0; at < standings.length; at += 1) standings[at] = standing.absent
  const asked = isNoneAsked ? 0 : takeRequested(tables, room, requested)
  let included = 0
  for (const at of includedIn.get(propositionKey) ?? noPositions) {
    if (!holds(all[at]!.availableWhen, room.facts)) continue
    // whether it was asked for only matters for its quantity
    if (standings[at] === standing.absent) room.quantities[at] = 1
    standings[at] = standing.included
    included += 1
  }
  if (asked === 0) return included
  dropExcluded(tables, room)
  dropUnsupported(tables, room)
  let count = 0
  for (let at = 0; at < standings.length; at += 1) if (standings[at] !== standing.absent) count += 1
  return count
}

const noPositions: readonly number[] = []

function takeRequested(
  { services: { all, choosable } }: Tables,
  room: Workspace,
  requested: NonNullable<PriceRequest['services']>,
): number {
  let count = 0
  for (let index = 0; index < requested.length; index += 1) {
    const { key, quantity = 1 } = requested[index]! // within the length
    const at = choosable.get(key)
    if (at === undefined) report('unknown-service', key, room)
    else if (room.standings[at] !== standing.absent) report('duplicate-service', key, room)
    else if (!Number.isInteger(quantity) || quantity < 1) report('invalid-service-quantity', key, room)
    else {
      const { maxQty, availableWhen } = all[at]!
      if (quantity > maxQty) report('service-quantity-reduced', key, room)
      if (holds(availableWhen, room.facts)) {
        room.standings[at] = standing.asked
        room.quantities[at] = quantity > maxQty ? maxQty : quantity
        count += 1
      } else report('service-unavailable', key, room)
    }
  }
  return count
}

function report(code: string, key: string, room: Workspace): void {
  room.report(finding(code, `services.${key}`))
}

/** Of two that exclude each other, whichever names the other, the earlier in the catalog stays. */
function dropExcluded({ services: { all } }: Tables, room: Workspace): void {
  const { standings } = room
  for (let at = 0; at < standings.length; at += 1) {
    if (standings[at] !== standing.asked) continue
    const { key, excludes } = all[at]!
    for (let index = 0; index < excludes.length; index += 1) {
      const other = excludes[index]!
      if (other >= at || standings[other] !== standing.asked) continue
      standings[at] = standing.absent
      report('service-excluded', key, room)
      break
    }
  }
}

/** Dropping one service may leave another without what it requires, so it starts again until nothing changes. */
function dropUnsupported({ services: { all } }: Tables, room: Workspace): void {
  const { standings } = room
  for (let at = 0; at < standings.length; at += 1) {
    if (standings[at] !== standing.asked) continue
    const { key, requires } = all[at]!
    for (let index = 0; index < requires.length; index += 1) {
      const other = requires[index]!
      if (other >= 0 && standings[other] !== standing.absent) continue
      standings[at] = standing.absent
      report('service-requires', key, room)
      at = -1
      break
    }
  }
}

/** The services that the chosen answers point to, in catalog order. */
export function suggestedServices({ services }: Tables, room: Workspace): string[] {
  const keys: string[] = []
  if (!room.isAnyWanted) return keys
  for (let at = 0; at < room.wanted.length; at += 1) {
    if (room.wanted[at] === 0) continue
    const { key, availableWhen } = services.all[at]!
    if (holds(availableWhen, room.facts)) keys.push(key)
  }
  return keys
}
