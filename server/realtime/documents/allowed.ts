import { needed } from '../access.ts'
import { RealtimeError } from '../wire-errors.ts'
import { placesOf, type Standing } from './apply-write.ts'
import type { Asker, Write } from './documents.ts'
import { isMember, membershipsOf } from './memberships.ts'
import { type DocumentName, inDocument } from './places.ts'

/** The teams that somebody has to be a member of to write this. Throws RealtimeError permission_denied, invalid_data. */
export function teamsToWrite(asker: Asker, write: Write): readonly string[] {
  const teams = new Set<string>()
  for (const { path } of placesOf(write)) {
    const need = needed(asker.userId, 'write', path)
    if (need === 'denied') throw new RealtimeError('permission_denied')
    if (need !== 'allowed') teams.add(need.memberOf)
  }
  return [...teams]
}

/** Whether somebody is a member where they have to be. Throws RealtimeError permission_denied where that helps nothing, invalid_data. */
export function mayWrite(asker: Asker, write: Write, standing: Standing): boolean {
  const teams = teamsToWrite(asker, write)
  // Only somebody signed in may write anything.
  const memberships = standing.get(membershipsOf(asker.userId ?? ''))
  return teams.every((team) => isMember(memberships, team))
}

/** The documents that have to be known to decide about a write. Throws RealtimeError permission_denied, invalid_data. */
export function documentsToWrite(asker: Asker | 'server', write: Write): DocumentName[] {
  const names = placesOf(write).map(({ path }) => inDocument(path).name)
  const asks = asker !== 'server' && asker.userId !== null && teamsToWrite(asker, write).length > 0
  return asks ? [...names, membershipsOf(asker.userId)] : names
}
