import { RealtimeError } from '../wire-errors.ts'
import type { LeafValue } from './node.ts'

/** Inputs for server values, at commit time. */
export interface Resolving {
  /** Milliseconds since 1970. */
  readonly now: number
}

/** Resolves `{".sv": ...}` against the current value at its path. Throws RealtimeError invalid_data. */
export function resolveServerValue(json: object, { now }: Resolving, current: LeafValue | null): number {
  const kind = '.sv' in json && Object.keys(json).length === 1 ? json['.sv'] : undefined
  if (kind === 'timestamp') return now
  const delta = typeof kind === 'object' && kind !== null && 'increment' in kind && kind.increment
  if (typeof delta !== 'number')
    throw new RealtimeError('invalid_data', 'No value, or an unknown server value')
  const sum = typeof current === 'number' ? current + delta : delta
  if (!Number.isFinite(sum)) throw new RealtimeError('invalid_data', 'A number is not finite')
  return sum
}
