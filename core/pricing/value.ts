import type { Minor } from './amounts.ts'
import { share } from './arithmetic.ts'
import { effectKind } from './effect-table.ts'
import { settle } from './settle.ts'
import type { Device } from './devices.ts'
import type { Tables } from './tables.ts'
import type { TraceWriter } from './trace-writer.ts'
import type { Workspace } from './workspace.ts'

/** Position of the grade that counts: the worst chosen, else the best there is; -1 without grades. */
export function gradeOf(tables: Tables, room: Workspace): number {
  const { worstGradeAt } = room
  return worstGradeAt < 0 ? tables.bestGrade : tables.effects.grades[room.effects[worstGradeAt]!]!
}

/** What one device is worth: base, worst grade, effects, then limits and rounding; -1 when it is nil. */
export function valueOf(
  tables: Tables,
  room: Workspace,
  device: Device,
  baseMinor: Minor,
  trace: TraceWriter | null,
): Minor {
  const grade = gradeOf(tables, room)
  const gradedMinor = grade < 0 ? baseMinor : share(baseMinor, tables.grades[grade]!.factorBp)
  addUp(tables, room, gradedMinor)
  if (trace !== null) {
    trace.plain('value', 'base', null, baseMinor)
    if (gradedMinor !== baseMinor) gradeStep(tables, room, grade, gradedMinor - baseMinor, trace)
    effectSteps(tables, room, trace)
  }
  return settle(tables, room, device, trace)
}

/** What a money effect adds or takes. Percents are always of the graded amount, so the order never matters. */
export function deltaOf(
  { kinds, sizes, mins, maxs }: Tables['effects'],
  effect: number,
  gradedMinor: Minor,
): Minor {
  const size = sizes[effect]!
  if (kinds[effect] === effectKind.amount || size === 0) return size
  let bounded = Math.abs(share(gradedMinor, size))
  if (bounded < mins[effect]!) bounded = mins[effect]!
  const most = maxs[effect]!
  if (most >= 0 && bounded > most) bounded = most
  return size < 0 ? 0 - bounded : bounded
}

/** Deltas of the active effects and their sums; a damaged part is deducted once, by its largest deduction. */
function addUp({ effects }: Tables, room: Workspace, gradedMinor: Minor): void {
  const { kinds, sizes, parts } = effects
  const { deltas, isDropped, largest, sums, count } = room
  sums.gradedMinor = gradedMinor
  sums.gainsMinor = 0
  sums.deductionsMinor = 0
  sums.capBp = -1
  sums.floorBp = -1
  sums.capAt = -1
  sums.floorAt = -1
  for (let part = 0; part < largest.length; part += 1) largest[part] = -1
  for (let place = 0; place < count; place += 1) {
    const effect = room.effects[place]!
    const kind = kinds[effect]!
    let delta = 0
    if (kind <= effectKind.percent) {
      delta = deltaOf(effects, effect, gradedMinor)
      const part = parts[effect]!
      let drops = false
      if (delta > 0) sums.gainsMinor += delta
      else if (delta < 0) {
        const rival = part < 0 ? -1 : largest[part]!
        if (rival >= 0 && deltas[rival]! <= delta) drops = true
        else {
          if (rival >= 0) {
            isDropped[rival] = 1
            sums.deductionsMinor += deltas[rival]!
          }
          if (part >= 0) largest[part] = place
          sums.deductionsMinor -= delta
        }
      }
      isDropped[place] = drops ? 1 : 0
    } else if (kind === effectKind.cap) {
      if (sums.capAt < 0 || sizes[effect]! < sums.capBp) {
        sums.capBp = sizes[effect]!
        sums.capAt = place
      }
    } else if (kind === effectKind.floor && sizes[effect]! > sums.floorBp) {
      sums.floorBp = sizes[effect]!
      sums.floorAt = place
    }
    deltas[place] = delta
  }
}

function gradeStep(tables: Tables, room: Workspace, grade: number, delta: Minor, trace: TraceWriter): void {
  const rule = tables.gradeRules[grade]!
  const at = room.worstGradeAt
  if (at < 0) return trace.plain('value', 'grade', rule, delta)
  const { questionKeys, optionKeys } = tables.effects
  const option = room.options[at]!
  trace.answer('grade', questionKeys[option]!, optionKeys[option]!, rule, delta, 'customer')
}

function effectSteps({ effects }: Tables, room: Workspace, trace: TraceWriter): void {
  const { questionKeys, optionKeys, rules, parts, partKeys } = effects
  const { deltas, isDropped, count } = room
  for (let place = 0; place < count; place += 1) {
    const delta = deltas[place]!
    if (delta === 0) continue
    const effect = room.effects[place]!
    const option = room.options[place]!
    const questionKey = questionKeys[option]!
    const choiceKey = optionKeys[option]!
    const part = parts[effect]!
    const rule = rules[effect]!
    if (isDropped[place] === 1) {
      const dropped = { ...rule, droppedMinor: delta }
      trace.part('overlapDropped', questionKey, choiceKey, partKeys[part]!, dropped, 0, 'internal')
    } else if (part < 0) trace.answer('effect', questionKey, choiceKey, rule, delta, 'customer')
    else trace.part('effect', questionKey, choiceKey, partKeys[part]!, rule, delta, 'customer')
  }
}
