import { effectKind, type EffectEntry } from '../../compile/effect-entry.ts'
import type { Profile } from '../../compile/effect-table.ts'
import type { Workspace } from '../workspace.ts'

// Local constants: the JIT folds these, but not property reads of an import.
const { percent, cap, floor, grade: gradeKind, reject, review } = effectKind

/** Adds an option of a question to the workspace: its effects for this device, and its suggestions. */
export function applyOption(workspace: Workspace, profile: Profile, option: number): void {
  if (workspace.suggestedBy !== null) suggest(workspace.suggestedBy[option], workspace)
  const effects = profile[option]! // one for each option
  if (effects !== null) applyEffects(workspace, effects)
}

/** Like applyOption, for an option without suggestions. */
export function applyEffects(workspace: Workspace, effects: readonly EffectEntry[]): void {
  for (let index = 0; index < effects.length; index += 1) {
    const effect = effects[index]! // within the length
    workspace.effects[workspace.count] = effect
    workspace.count += 1
    if (effect.kind > percent) applyStatement(workspace, effect)
  }
}

function suggest(services: readonly number[] | null | undefined, workspace: Workspace): void {
  if (!services) return
  for (let index = 0; index < services.length; index += 1) workspace.suggested[services[index]!] = 1 // within the length
  workspace.hasSuggestions = true
}

/** Applies effects without an amount. The worst grade wins; on a tie the first answer that set it. */
function applyStatement(workspace: Workspace, effect: EffectEntry): void {
  const { kind, grade, rank } = effect
  workspace.hasStatements = true
  if (kind === cap || kind === floor) workspace.bounds += 1
  else if (kind === gradeKind) {
    if (grade >= 0 && (workspace.worst === null || rank > workspace.worst.rank)) workspace.worst = effect
  } else if (kind === reject) workspace.rejects += 1
  else if (kind === review) workspace.reviews += 1
  else workspace.ranges += 1
}
