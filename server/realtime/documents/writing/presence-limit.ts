import { realtimeLimits } from '../../limits.ts'
import { nodeAt } from '../../tree/node-at.ts'
import { nodeLength } from '../../tree/node-length.ts'
import type { Node } from '../../tree/node.ts'
import type { Path } from '../../tree/path.ts'
import { RealtimeError } from '../../wire-errors.ts'
import { toDocumentPath } from '../paths/document-path.ts'
import type { Region } from '../document-store.ts'

/** Returns the region of a user's presence in a team that a path belongs to: one place per open page. */
export function presenceRegion(path: Path): Region | undefined {
  const [collection, , userId] = path
  if (collection !== 'presence' || userId === undefined || userId === '.priority') return undefined
  const { name, below } = toDocumentPath(path)
  return { name, path: below.slice(0, 1) }
}

/**
 * Throws RealtimeError too_big if a user's presence has grown beyond its limit. before, after: values of its
 * document.
 */
export function limitPresence(path: Path, before: Node, after: Node): void {
  const region = presenceRegion(path)
  if (!region) return
  const [old, now] = [nodeAt(before, region.path), nodeAt(after, region.path)]
  if (exceeds(now, old, realtimeLimits.presenceLength)) tooBig()
  const place = path[3]
  if (place !== undefined) {
    if (exceeds(nodeAt(now, [place]), nodeAt(old, [place]), realtimeLimits.placeLength)) tooBig()
  } else if (now !== null && 'children' in now) {
    for (const [key, child] of now.children.entries()) {
      if (exceeds(child, nodeAt(old, [key]), realtimeLimits.placeLength)) tooBig()
    }
  }
}

// True if a value has grown beyond a limit; a value that was too big may shrink.
function exceeds(now: Node, old: Node, limit: number): boolean {
  return nodeLength(now) > limit && nodeLength(now) > nodeLength(old)
}

function tooBig(): never {
  throw new RealtimeError('too_big', 'The presence of a user in a team is limited')
}
