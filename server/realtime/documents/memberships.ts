import { membershipsPath } from '../access.ts'
import { nodeAt } from '../tree/get-at.ts'
import type { Node } from '../tree/node.ts'
import { type DocumentName, inDocument } from './places.ts'

/** The document that says which teams somebody is a member of. */
export function membershipsOf(userId: string): DocumentName {
  return inDocument(membershipsPath(userId)).name
}

export function isOfMemberships(name: DocumentName): boolean {
  return name.startsWith(membershipsOf(''))
}

export function isMember(memberships: Node | undefined, teamId: string): boolean {
  return nodeAt(memberships ?? null, [teamId]) !== null
}
