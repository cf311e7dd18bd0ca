import { effectKind, type EffectEntry } from '../compile/effect-entry.ts'
import type { Profile } from '../compile/effect-table.ts'
import { positionOf, type QuestionEntry } from '../compile/question-table.ts'
import type { Tables } from '../compile/tables.ts'
import type { Workspace } from './workspace.ts'

// Local constants: the JIT folds these, but not property reads of an import.
const { grade: gradeKind, reject, review } = effectKind
const lastMoneyKind = effectKind.floor

/** Adds one option of a question to the workspace: its effects for this device, and its suggestions. */
export function applyOption(
  { services }: Tables,
  workspace: Workspace,
  profile: Profile,
  option: number,
): void {
  const { suggestedBy } = services
  if (suggestedBy !== null) suggest(suggestedBy[option], workspace)
  const effects = profile[option]!
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index]! // within the length
    workspace.effects[workspace.count] = effect
    workspace.count += 1
    if (effect.kind > lastMoneyKind) applyStatement(workspace, effect)
  }
}

/** Fast path for multi-choice answers. Returns false, with nothing applied, when they need checkAnswer. */
export function applyChoices(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
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
  const hasSeveral = (mask & (mask - 1)) !== 0
  if (hasSeveral && (mask & entry.exclusive) !== 0) return false
  const chosen: string[] | null = entry.isReferenced ? [] : null
  while (mask !== 0) {
    const position = 31 - Math.clz32(mask & -mask)
    mask &= mask - 1
    applyOption(tables, workspace, profile, entry.firstOption + position)
    if (chosen !== null) chosen.push(entry.choiceKeys[position]!) // positionOf found it
  }
  if (chosen !== null) workspace.setFact(entry.at, chosen)
  return true
}

export function applyNumber(
  tables: Tables,
  workspace: Workspace,
  profile: Profile,
  { firstOption, bands }: QuestionEntry,
  value: number,
): void {
  for (let index = 0; index < bands.length; index += 2) {
    if (bands[index]! <= value && value <= bands[index + 1]!) {
      return applyOption(tables, workspace, profile, firstOption + (index >> 1))
    }
  }
}

function suggest(services: readonly number[] | null | undefined, workspace: Workspace): void {
  if (!services) return
  for (let index = 0; index < services.length; index += 1) workspace.suggested[services[index]!] = 1 // within the length
  workspace.hasSuggestions = true
}

/** Effects without money. The worst grade wins; on a tie the first answer that set it. */
function applyStatement(workspace: Workspace, effect: EffectEntry): void {
  const { kind, grade, rank } = effect
  if (kind === gradeKind) {
    if (grade >= 0 && (workspace.worst === null || rank > workspace.worst.rank)) workspace.worst = effect
  } else if (kind === reject) workspace.rejects += 1
  else if (kind === review) workspace.reviews += 1
  else workspace.ranges += 1
}
