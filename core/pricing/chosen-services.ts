import { finding } from './finding.ts'
import type { PriceRequest } from './price-request.ts'
import { holds } from './condition-program.ts'
import type { Tables } from './tables.ts'
import type { Workspace } from './workspace.ts'

export interface ChosenService {
  /** Position in the catalog. */
  readonly at: number
  readonly quantity: number
  readonly isIncluded: boolean
}

const none: readonly ChosenService[] = []

/** The services of the line in catalog order: what the offer includes, and what was asked for and goes together. */
export function chooseServices(
  tables: Tables,
  room: Workspace,
  requested: PriceRequest['services'],
  propositionKey: string,
): readonly ChosenService[] {
  const { all, includedIn } = tables.services
  if (includedIn.size === 0 && (requested === undefined || requested.length === 0)) return none
  const included = includedIn.get(propositionKey) ?? []
  const quantities = requestedQuantities(tables, room, requested ?? [])
  const isIncluded = new Set(included.filter((at) => holds(all[at]!.availableWhen, room.facts)))
  const asked = [...quantities.keys()].filter((at) => !isIncluded.has(at)).toSorted((a, b) => a - b)
  const accepted = satisfied(tables, room, compatible(tables, room, asked), isIncluded)
  return [...isIncluded, ...accepted]
    .toSorted((a, b) => a - b)
    .map((at) => ({ at, quantity: quantities.get(at) ?? 1, isIncluded: isIncluded.has(at) }))
}

function requestedQuantities(
  { services: { all, choosable } }: Tables,
  room: Workspace,
  requested: NonNullable<PriceRequest['services']>,
): Map<number, number> {
  const taken = new Map<number, number>()
  for (const { key, quantity = 1 } of requested) {
    const at = choosable.get(key)
    const report = (code: string): void => void room.findings.push(finding(code, `services.${key}`))
    if (at === undefined) report('unknown-service')
    else if (taken.has(at)) report('duplicate-service')
    else if (!Number.isInteger(quantity) || quantity < 1) report('invalid-service-quantity')
    else {
      const { maxQty, availableWhen } = all[at]!
      if (quantity > maxQty) report('service-quantity-reduced')
      if (holds(availableWhen, room.facts)) taken.set(at, Math.min(quantity, maxQty))
      else report('service-unavailable')
    }
  }
  return taken
}

/** Of two that exclude each other, whichever names the other, the earlier in the catalog stays. */
function compatible({ services: { all } }: Tables, room: Workspace, asked: readonly number[]): number[] {
  const accepted: number[] = []
  for (const at of asked) {
    const { key, excludes } = all[at]!
    if (accepted.some((other) => excludes.has(other))) {
      room.findings.push(finding('service-excluded', `services.${key}`))
    } else accepted.push(at)
  }
  return accepted
}

/** Dropping one service may leave another without what it requires, so it starts again until nothing changes. */
function satisfied(
  { services: { all } }: Tables,
  room: Workspace,
  asked: readonly number[],
  included: ReadonlySet<number>,
): number[] {
  let accepted = [...asked]
  for (;;) {
    const present = new Set([...accepted, ...included].map((at) => all[at]!.key))
    const lacking = accepted.find((at) => all[at]!.requires.some((key) => !present.has(key)))
    if (lacking === undefined) return accepted
    room.findings.push(finding('service-requires', `services.${all[lacking]!.key}`))
    accepted = accepted.filter((at) => at !== lacking)
  }
}

/** The services that the chosen answers point to, in catalog order. */
export function suggestedServices({ services }: Tables, room: Workspace): string[] {
  const keys: string[] = []
  if (services.suggestedBy === null) return keys
  for (let at = 0; at < room.wanted.length; at += 1) {
    if (room.wanted[at] === 0) continue
    room.wanted[at] = 0
    const { key, availableWhen } = services.all[at]!
    if (holds(availableWhen, room.facts)) keys.push(key)
  }
  return keys
}
