import type { Change } from '../documents/documents.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { toExport } from '../tree/to-export.ts'
import { push } from './messages.ts'

const shared = new WeakMap<Change, { at: string; text: string }>()

/** Returns the push for a change at a watched path; listeners of the same path share the text. */
export function changeText(path: Path, change: Change): string {
  const at = pathText(path)
  const cached = shared.get(change)
  if (cached?.at === at) return cached.text
  const text = makeChangeText(path, change)
  shared.set(change, { at, text })
  return text
}

/** Returns the push of the whole value at a path. tag: tag of a filtered listen. */
export function wholeText(path: Path, node: Node, tag: number | undefined): string {
  const body = { p: pathText(path), d: toExport(node), ...(tag !== undefined && { t: tag }) }
  return push('d', JSON.stringify(body))
}

/**
 * Returns the push that cancels a listen. query: fields sent by the client. The client finds its listener
 * only if the query is wrapped in an array.
 */
export function cancelText(path: Path, query: unknown): string {
  return push('c', JSON.stringify({ p: pathText(path), ...(query !== undefined && { q: [query] }) }))
}

export function pathText(path: Path): string {
  return `/${path.join('/')}`
}

// Puts several parts into one push, since the client raises an event for each push.
function makeChangeText(path: Path, { node, parts }: Change): string {
  const [only] = parts
  if (only && parts.length === 1) return wholeText([...path, ...only.path], only.node, undefined)
  if (parts.some((part) => part.path.length === 0)) return wholeText(path, node, undefined)
  const children: Record<string, unknown> = Object.create(null)
  for (const part of parts) children[part.path.join('/')] = toExport(part.node)
  return push('m', JSON.stringify({ p: pathText(path), d: children }))
}
