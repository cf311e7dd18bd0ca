import { requirementFor } from '../access.ts'
import { RealtimeError } from '../wire-errors.ts'
import { putsOf, type CurrentDocuments } from './apply-write.ts'
import type { Caller, Write } from './documents.ts'
import { isMember, membershipsDocument } from './memberships.ts'
import { type DocumentName, toDocumentPath } from './document-path.ts'

/** The teams that somebody has to be a member of to write this. Throws RealtimeError permission_denied, invalid_data. */
export function teamsToWrite(caller: Caller, write: Write): readonly string[] {
  const teams = new Set<string>()
  for (const { path } of putsOf(write)) {
    const need = requirementFor(caller.userId, 'write', path)
    if (need === 'denied') throw new RealtimeError('permission_denied')
    if (need !== 'allowed') teams.add(need.memberOf)
  }
  return [...teams]
}

/** Whether somebody is a member where they have to be. Throws RealtimeError permission_denied where that helps nothing, invalid_data. */
export function mayWrite(caller: Caller, write: Write, standing: CurrentDocuments): boolean {
  const teams = teamsToWrite(caller, write)
  // Only somebody signed in may write anything.
  const memberships = standing.get(membershipsDocument(caller.userId ?? ''))
  return teams.every((team) => isMember(memberships, team))
}

/** The documents that have to be known to decide about a write. Throws RealtimeError permission_denied, invalid_data. */
export function documentsToWrite(caller: Caller | 'server', write: Write): DocumentName[] {
  const names = putsOf(write).map(({ path }) => toDocumentPath(path).name)
  const asks = caller !== 'server' && caller.userId !== null && teamsToWrite(caller, write).length > 0
  return asks ? [...names, membershipsDocument(caller.userId)] : names
}
