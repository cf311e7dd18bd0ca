import { decide, type Step } from '../decisions.ts'
import { mostCandidates } from '@costard/contract/device-rows'
import type { RowState } from './row-state.ts'

/** A choice in a row, made with one click or key. */
export interface RowChoice {
  readonly label: string
  readonly step: Step
}

/** Returns the choices shown in a row, at most nine. */
export function choicesOf(state: RowState): readonly RowChoice[] {
  const { row } = state.reading
  if (state.kind === 'choose')
    return state.matches
      .slice(0, mostCandidates)
      .map(({ device }) => ({ label: device.name, step: decide(`device:${row}`, device.key) }))
  if (state.kind !== 'detail') return []
  return state.options.slice(0, mostCandidates).map(({ label, attributes }) => ({
    label,
    step: decide(`detail:${row}`, { ...state.picked, ...attributes }),
  }))
}
