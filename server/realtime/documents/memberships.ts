import { membershipsPath } from '../access.ts'
import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Region } from './document-store.ts'
import { type DocumentName, toDocumentPath } from './paths/document-path.ts'

/** Returns the name of the document that lists a user's teams. */
export function membershipsDocument(userId: string): DocumentName {
  return toDocumentPath(membershipsPath(userId)).name
}

/** Returns the region with a user's membership of a team. */
export function membershipRegion(userId: string, teamId: string): Region {
  return { name: membershipsDocument(userId), path: [teamId] }
}

export function isMembershipsDocument(name: DocumentName): boolean {
  return name.startsWith(membershipsDocument(''))
}

export function isMember(memberships: Node | undefined, teamId: string): boolean {
  return nodeAt(memberships ?? null, [teamId]) !== null
}
