import type { Path } from './tree/path.ts'

export type Access = 'read' | 'write'

/**
 * Requirement for a caller: `denied` to everybody, `allowed` without a condition, or membership of a team.
 */
export type Requirement = 'denied' | 'allowed' | { readonly memberOf: string }

/**
 * Access rules by path. $uid matches the caller's id, $tid the id of a team with the caller as a member. A
 * rule covers everything below its path.
 */
const rules: readonly { readonly at: readonly string[]; readonly accesses: readonly Access[] }[] = [
  { at: ['teams', '$uid'], accesses: ['read'] },
  { at: ['revisions', '$tid'], accesses: ['read'] },
  { at: ['presence', '$tid'], accesses: ['read'] },
  { at: ['presence', '$tid', '$uid'], accesses: ['write'] },
  { at: ['preferences', '$uid'], accesses: ['read', 'write'] },
]

/** Returns the requirement for accessing a path; denied unless a rule allows the access. */
export function requirementFor(userId: string | null, access: Access, path: Path): Requirement {
  if (userId === null) return 'denied'
  const rule = rules.find(({ at, accesses }) => accesses.includes(access) && covers(at, path, userId))
  if (!rule) return 'denied'
  const team = path[rule.at.indexOf('$tid')]
  return team === undefined ? 'allowed' : { memberOf: team }
}

function covers(at: readonly string[], path: Path, userId: string): boolean {
  return at.every((segment, index) => {
    const key = path[index]
    if (key === undefined) return false
    // The parent of `.priority` is the node with this priority, never a team id.
    if (segment === '$tid') return key !== '.priority'
    return key === (segment === '$uid' ? userId : segment)
  })
}

/** Path of the document that lists a user's teams; only the server writes it. */
export function membershipsPath(userId: string): readonly [string, string] {
  return ['teams', userId]
}
