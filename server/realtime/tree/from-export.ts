import { realtimeLimits } from '../limits.ts'
import { RealtimeError } from '../wire-errors.ts'
import { childrenOf } from './children.ts'
import { nodeAt } from './node-at.ts'
import type { Leaf, LeafValue, Node, Priority } from './node.ts'
import { checkKey, maxDepth } from './path.ts'
import { asPriority } from './put-at.ts'
import { type Resolving, resolveServerValue } from './server-value.ts'

// Source: spec 9.
const { textBytes: maxTextBytes } = realtimeLimits

export interface ExportResolving extends Resolving {
  /** Current value at the path. */
  readonly existing: Node
  /** Number of levels above the path. */
  readonly depth?: number
}

/**
 * Parses export form or plain JSON into a node; resolves server values. Throws RealtimeError invalid_data,
 * too_big.
 */
export function fromExport(json: unknown, resolve: ExportResolving): Node {
  if (json === null || typeof json !== 'object') return leaf(json, null, resolve)
  if (Array.isArray(json)) return branch([...json.entries()], null, resolve)
  // any object has string keys
  const parts = json as Readonly<Record<string, unknown>>
  if (Object.hasOwn(parts, '.sv')) return leaf(parts, null, resolve)
  const priority = priorityOf(parts, resolve)
  const entries = Object.entries(parts).filter(([key]) => key !== '.priority')
  if (!Object.hasOwn(parts, '.value')) return branch(entries, priority, resolve)
  if (entries.length > 1) throw new RealtimeError('invalid_data', 'A .value has children beside it')
  return leaf(parts['.value'], priority, resolve)
}

function priorityOf(parts: Readonly<Record<string, unknown>>, resolve: ExportResolving): Priority {
  if (!Object.hasOwn(parts, '.priority')) return null
  const existing = nodeAt(resolve.existing, ['.priority'])
  return asPriority(leaf(parts['.priority'], null, { ...resolve, existing }))
}

function branch(
  entries: readonly (readonly [string | number, unknown])[],
  priority: Priority,
  resolve: ExportResolving,
): Node {
  const depth = (resolve.depth ?? 0) + 1
  if (depth > maxDepth && entries.length > 0) throw new RealtimeError('invalid_data', 'The data is too deep')
  // Collected in a Map, since keys such as __proto__ are legal.
  const children = new Map<string, NonNullable<Node>>()
  for (const [name, value] of entries) {
    const key = String(name)
    checkKey(key)
    const child = fromExport(value, { ...resolve, depth, existing: nodeAt(resolve.existing, [key]) })
    if (child !== null) children.set(key, child)
  }
  return children.size === 0 ? null : { children: childrenOf([...children]), priority }
}

function leaf(json: unknown, priority: Priority, resolve: ExportResolving): Leaf | null {
  if (json === null || json === undefined) return null
  if (typeof json !== 'object') return { value: leafValue(json), priority }
  const { existing } = resolve
  const existingValue = existing && 'value' in existing ? existing.value : null
  return { value: resolveServerValue(json, resolve, existingValue), priority }
}

function leafValue(json: unknown): LeafValue {
  if (typeof json === 'boolean') return json
  // JSON writes -0 as 0, but the hashes of -0 and 0 differ.
  if (typeof json === 'number' && Number.isFinite(json)) return json === 0 ? 0 : json
  if (typeof json !== 'string') throw new RealtimeError('invalid_data', 'A value is not valid JSON')
  if (json.length * 3 > maxTextBytes && Buffer.byteLength(json) > maxTextBytes) {
    throw new RealtimeError('too_big', `A text is longer than ${maxTextBytes} bytes`)
  }
  return json
}
