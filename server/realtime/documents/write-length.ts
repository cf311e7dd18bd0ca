import { realtimeLimits } from '../limits.ts'
import type { Write } from './documents.ts'

/** Returns what a write counts as: its approximate length as JSON, and some more for each of its values. */
export function writeLength(write: Write): number {
  const { length } = write.path.join('/')
  return length + jsonLength(write.kind === 'put' ? write.value : write.children)
}

function jsonLength(value: unknown): number {
  if (typeof value !== 'object' || value === null)
    return realtimeLimits.valueLength + String(value).length + 2
  let length = realtimeLimits.valueLength + 2
  for (const [key, child] of Object.entries(value)) length += key.length + 4 + jsonLength(child)
  return length
}
