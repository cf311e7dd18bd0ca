import { costOf, type Load } from '../../tree/node-cost.ts'
import { realtimeLimits } from '../../limits.ts'
import { RealtimeError } from '../../wire-errors.ts'
import type { Caller, Write } from '../documents.ts'

/** Returns the approximate length of a write as JSON, and its number of values. */
export function writeLoad(write: Write): Load {
  const load = { length: write.path.join('/').length, values: 0 }
  addJson(write.kind === 'put' ? write.value : write.children, load)
  return load
}

/** Returns the cost of a write for sharing the queue. */
export function writeLength(write: Write): number {
  return costOf(writeLoad(write))
}

/**
 * Limits the number of values in a write of a guest: values cost more than their texts. Throws RealtimeError
 * too_big.
 */
export function requireFewOfGuest({ isGuest = false }: Caller, { values }: Load): void {
  if (isGuest && values > realtimeLimits.guestWriteValues)
    throw new RealtimeError('too_big', 'A guest writes fewer values at once')
}

function addJson(value: unknown, load: { length: number; values: number }): void {
  load.values += 1
  load.length += 2
  if (typeof value !== 'object' || value === null) {
    load.length += String(value).length
    return
  }
  for (const [key, child] of Object.entries(value)) {
    load.length += key.length + 4
    addJson(child, load)
  }
}
