import { requirementFor } from '../../access.ts'
import { RealtimeError } from '../../wire-errors.ts'
import { type CurrentDocuments, putsOf } from './apply-write.ts'
import type { Caller, Write } from '../documents.ts'
import { isMember, membershipsDocument } from '../memberships.ts'

/**
 * Returns the teams of which the caller must be a member for this write. Throws RealtimeError
 * permission_denied, invalid_data.
 */
export function teamsToWrite(caller: Caller, write: Write): readonly string[] {
  const teams = new Set<string>()
  for (const { path } of putsOf(write)) {
    const requirement = requirementFor(caller.userId, 'write', path)
    if (requirement === 'denied') throw new RealtimeError('permission_denied')
    if (requirement !== 'allowed') teams.add(requirement.memberOf)
  }
  return [...teams]
}

/**
 * True if the caller has the memberships that a write needs. Throws RealtimeError permission_denied when no
 * membership would allow it, invalid_data.
 */
export function mayWrite(caller: Caller, write: Write, current: CurrentDocuments): boolean {
  const teams = teamsToWrite(caller, write)
  // teamsToWrite throws for a signed-out caller.
  const memberships = current.get(membershipsDocument(caller.userId ?? ''))
  return teams.every((team) => isMember(memberships, team))
}
