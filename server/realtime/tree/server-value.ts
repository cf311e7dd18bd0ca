import { RealtimeError } from '../wire-errors.ts'
import type { LeafValue } from './node.ts'

/** What server values are resolved with, at the moment of the commit. */
export interface Resolving {
  /** Milliseconds since 1970. */
  readonly now: number
}

/** What `{".sv": ...}` means, given the value that stands in its place. Throws RealtimeError invalid_data. */
export function resolveServerValue(json: object, { now }: Resolving, standing: LeafValue | null): number {
  const asked = '.sv' in json && Object.keys(json).length === 1 ? json['.sv'] : undefined
  if (asked === 'timestamp') return now
  const delta = typeof asked === 'object' && asked !== null && 'increment' in asked && asked.increment
  if (typeof delta !== 'number')
    throw new RealtimeError('invalid_data', 'No value, or an unknown server value')
  const sum = typeof standing === 'number' ? standing + delta : delta
  if (!Number.isFinite(sum)) throw new RealtimeError('invalid_data', 'A number is not finite')
  return sum
}
