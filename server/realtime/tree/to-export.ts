import type { Node } from './node.ts'

/** Returns the value in export form: with priorities, as on the wire. */
export function toExport(node: Node): unknown {
  if (node === null) return null
  const { priority } = node
  if ('value' in node) return priority === null ? node.value : { '.value': node.value, '.priority': priority }
  const parts = emptyRecord()
  for (const [key, child] of node.children.entries()) parts[key] = toExport(child)
  if (priority !== null) parts['.priority'] = priority
  return parts
}

/** Returns the value as plain JSON: without priorities; a map with array-like keys becomes an array. */
export function toJson(node: Node): unknown {
  if (node === null) return null
  if ('value' in node) return node.value
  const { children } = node
  const length = arrayLength(children.keys())
  if (length < 2 * children.size + 1) {
    return Array.from({ length }, (_, index) => toJson(children.get(String(index)) ?? null))
  }
  const parts = emptyRecord()
  for (const [key, child] of children.entries()) parts[key] = toJson(child)
  return parts
}

const arrayIndex = /^(0|[1-9]\d*)$/

// Returns the length of an array with these keys; Infinity if a key is not an array index.
function arrayLength(keys: Iterable<string>): number {
  let length = 0
  for (const key of keys) {
    if (!arrayIndex.test(key)) return Infinity
    length = Math.max(length, Number(key) + 1)
  }
  return length
}

// Returns an object without a prototype, so that `__proto__` is an ordinary key.
function emptyRecord(): Record<string, unknown> {
  return Object.create(null)
}
