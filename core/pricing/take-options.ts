import { effectKind, lastMoneyKind } from './effect-table.ts'
import { positionOf, type QuestionEntry } from './question-table.ts'
import type { Tables } from './tables.ts'
import type { Workspace } from './workspace.ts'

/** Collects what one option of a question does: its effects that speak for this device, and its suggestions. */
export function takeOption(tables: Tables, room: Workspace, profile: Int32Array, option: number): void {
  const { kinds, slotOf } = tables.effects
  const { suggestedBy } = tables.services
  if (suggestedBy !== null) suggest(suggestedBy[option], room)
  const end = slotOf[option + 1]!
  for (let slot = slotOf[option]!; slot < end; slot += 1) {
    const effect = profile[slot]!
    const kind = kinds[effect]!
    if (kind === effectKind.none) continue
    const place = room.count
    room.effects[place] = effect
    room.options[place] = option
    room.count = place + 1
    if (kind > lastMoneyKind) takeWord(tables, room, kind, effect, place)
  }
}

/** The choices of a question that takes several; false, with nothing taken, when they need a closer look. */
export function takeChoices(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  entry: QuestionEntry,
  given: unknown,
): boolean {
  if (!Array.isArray(given) || given.length === 0) return false
  let mask = 0
  for (let index = 0; index < given.length; index += 1) {
    const key: unknown = given[index]
    const position = typeof key === 'string' ? positionOf(key, entry) : -1
    if (position < 0 || position > 31) return false
    mask |= 1 << position
  }
  const isSeveral = (mask & (mask - 1)) !== 0
  if (isSeveral && (mask & entry.exclusive) !== 0) return false
  const chosen: string[] | null = entry.isLookedAt ? [] : null
  while (mask !== 0) {
    const position = 31 - Math.clz32(mask & -mask)
    mask &= mask - 1
    takeOption(tables, room, profile, entry.firstOption + position)
    if (chosen !== null) chosen.push(entry.choiceKeys[position]!) // found there
  }
  if (chosen !== null) room.know(entry.at, chosen)
  return true
}

export function takeNumber(
  tables: Tables,
  room: Workspace,
  profile: Int32Array,
  { firstOption, bands }: QuestionEntry,
  value: number,
): void {
  for (let index = 0; index < bands.length; index += 2) {
    if (bands[index]! <= value && value <= bands[index + 1]!) {
      return takeOption(tables, room, profile, firstOption + (index >> 1))
    }
  }
}

function suggest(services: readonly number[] | null | undefined, room: Workspace): void {
  if (!services) return
  for (const service of services) room.wanted[service] = 1
  room.isAnyWanted = true
}

/** Effects that say something about the device. */
function takeWord(tables: Tables, room: Workspace, kind: number, effect: number, place: number): void {
  if (kind === effectKind.reject) room.rejects += 1
  else if (kind === effectKind.review) room.reviews += 1
  else if (kind === effectKind.range) room.ranges += 1
  else takeGrade(tables, room, tables.effects.grades[effect]!, place)
}

/** The worst grade counts, named by the first answer that gave it. */
function takeGrade({ grades, effects }: Tables, room: Workspace, grade: number, place: number): void {
  if (grade < 0) return
  const worst = room.worstGradeAt
  if (worst >= 0 && grades[effects.grades[room.effects[worst]!]!]!.rank >= grades[grade]!.rank) return
  room.worstGradeAt = place
}
