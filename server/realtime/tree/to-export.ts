import type { Node } from './node.ts'

/** The value with its priorities, as the wire carries it both ways. */
export function toExport(node: Node): unknown {
  if (node === null) return null
  const { priority } = node
  if ('value' in node) return priority === null ? node.value : { '.value': node.value, '.priority': priority }
  const parts = emptyRecord()
  for (const [key, child] of node.children) parts[key] = toExport(child)
  if (priority !== null) parts['.priority'] = priority
  return parts
}

/** The value as plain JSON: without priorities, and a map that looks like an array as one. */
export function toJson(node: Node): unknown {
  if (node === null) return null
  if ('value' in node) return node.value
  const { children } = node
  const length = arrayLength(children.keys())
  if (length < 2 * children.size + 1) {
    return Array.from({ length }, (_, index) => toJson(children.get(String(index)) ?? null))
  }
  const parts = emptyRecord()
  for (const [key, child] of children) parts[key] = toJson(child)
  return parts
}

const arrayIndex = /^(0|[1-9]\d*)$/

// Infinite when a key is no index.
function arrayLength(keys: Iterable<string>): number {
  let length = 0
  for (const key of keys) {
    if (!arrayIndex.test(key)) return Infinity
    length = Math.max(length, Number(key) + 1)
  }
  return length
}

// Without a prototype, so that a key like __proto__ is one like any other.
function emptyRecord(): Record<string, unknown> {
  return Object.create(null)
}
