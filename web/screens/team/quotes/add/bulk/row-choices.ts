import { variantLabel } from '@costard/devices'
import { decide, type Step } from './decisions.ts'
import { mostCandidates } from './read-row.ts'
import type { RowState } from './row-state.ts'

/** What can be picked in a row with one press. */
export interface RowChoice {
  readonly label: string
  /** What is known besides. */
  readonly details: string
  readonly step: Step
}

/** Returns the choices that a row offers in place, at most nine. */
export function choicesOf(state: RowState): readonly RowChoice[] {
  const { row } = state.reading
  if (state.kind === 'choose')
    return state.matches.slice(0, mostCandidates).map(({ device, narrowed }) => ({
      label: device.name,
      details: variantLabel({
        ...(narrowed.storageGb !== undefined && { storageGb: narrowed.storageGb }),
      }),
      step: decide(`device:${row}`, device.key),
    }))
  if (state.kind !== 'detail') return []
  return state.options.slice(0, mostCandidates).map(({ label, attributes }) => ({
    label,
    details: '',
    step: decide(`detail:${row}`, { ...state.picked, ...attributes }),
  }))
}
