import { createHash } from 'node:crypto'
import type { Branch, Leaf, LeafValue, Node } from './node.ts'
import { numberHex } from './number-hex.ts'
import { compareNodes } from './order.ts'

const cache = new WeakMap<Leaf | Branch, string>()
const byPriority = compareNodes({ by: 'priority' })

/**
 * Returns the hash by which clients identify a value; empty for an empty node. Source: @firebase/database.
 */
export function nodeHash(node: Node): string {
  if (node === null) return ''
  let hash = cache.get(node)
  if (hash === undefined) {
    hash = createHash('sha1')
      .update(clientBytes(hashedText(node)))
      .digest('base64')
    cache.set(node, hash)
  }
  return hash
}

function hashedText(node: Leaf | Branch): string {
  const priority = node.priority === null ? '' : `priority:${leafText(node.priority)}:`
  if ('value' in node) return priority + leafText(node.value)
  const children = [...node.children.entries()].sort(byPriority)
  return priority + children.map(([key, child]) => `:${key}:${nodeHash(child)}`).join('')
}

function leafText(value: LeafValue): string {
  return `${typeof value}:${typeof value === 'number' ? numberHex(value) : value}`
}

// Returns the bytes that are hashed: UTF-8 for well-formed text. Otherwise, like the client, treats any unit
// after a high surrogate as a low surrogate.
function clientBytes(text: string): string | Uint8Array {
  if (text.isWellFormed()) return text
  const bytes: number[] = []
  for (let index = 0; index < text.length; index++) {
    let code = text.charCodeAt(index)
    if (code >= 0xd800 && code <= 0xdbff && index + 1 < text.length) {
      index += 1
      code = 0x10000 + ((code - 0xd800) << 10) + text.charCodeAt(index) - 0xdc00
    }
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push((code >> 6) | 0xc0, (code & 63) | 0x80)
    else if (code < 0x10000) bytes.push((code >> 12) | 0xe0, ((code >> 6) & 63) | 0x80, (code & 63) | 0x80)
    else {
      bytes.push(
        (code >> 18) | 0xf0,
        ((code >> 12) & 63) | 0x80,
        ((code >> 6) & 63) | 0x80,
        (code & 63) | 0x80,
      )
    }
  }
  return Uint8Array.from(bytes)
}
