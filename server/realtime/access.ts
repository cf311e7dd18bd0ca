import type { Path } from './tree/path.ts'

export type Access = 'read' | 'write'

/** What it takes: nothing helps, nothing is needed, or to be a member of this team. */
export type Requirement = 'denied' | 'allowed' | { readonly memberOf: string }

/** $uid stands for the one who asks, $tid for a team they are a member of. A right covers all below its place. */
const rights: readonly { readonly at: readonly string[]; readonly acts: readonly Access[] }[] = [
  { at: ['teams', '$uid'], acts: ['read'] },
  { at: ['revisions', '$tid'], acts: ['read'] },
  { at: ['presence', '$tid'], acts: ['read'] },
  { at: ['presence', '$tid', '$uid'], acts: ['write'] },
  { at: ['preferences', '$uid'], acts: ['read', 'write'] },
]

/** What it takes to do something at a path; denied unless a right says otherwise. */
export function requirementFor(userId: string | null, act: Access, path: Path): Requirement {
  if (userId === null) return 'denied'
  const right = rights.find(({ at, acts }) => acts.includes(act) && covers(at, path, userId))
  if (!right) return 'denied'
  const team = path[right.at.indexOf('$tid')]
  return team === undefined ? 'allowed' : { memberOf: team }
}

function covers(at: readonly string[], path: Path, userId: string): boolean {
  return at.every((segment, index) => {
    const key = path[index]
    if (key === undefined) return false
    // A priority of a place is the place's own, never a team.
    if (segment === '$tid') return key !== '.priority'
    return key === (segment === '$uid' ? userId : segment)
  })
}

/** Where it stands which teams somebody is a member of; written by the server only. */
export function membershipsPath(userId: string): readonly [string, string] {
  return ['teams', userId]
}
