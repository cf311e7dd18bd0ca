import type { Write } from './documents.ts'

/** Returns the approximate length of a write as JSON. */
export function writeLength(write: Write): number {
  const { length } = write.path.join('/')
  return length + jsonLength(write.kind === 'put' ? write.value : write.children)
}

function jsonLength(value: unknown): number {
  if (typeof value !== 'object' || value === null) return String(value).length + 2
  let length = 2
  for (const [key, child] of Object.entries(value)) length += key.length + 4 + jsonLength(child)
  return length
}
