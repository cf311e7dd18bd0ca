import { RealtimeError } from '../../wire-errors.ts'
import { putsOf } from './apply-write.ts'
import { type DocumentName, toDocumentPath } from '../paths/document-path.ts'
import type { Region } from '../document-store.ts'
import type { Write } from '../documents.ts'
import type { Operation } from './evaluate.ts'
import { teamsToWrite } from './may-write.ts'
import { membershipRegion } from '../memberships.ts'
import { presenceRegion } from './presence-limit.ts'
import { rowPath, type RowPath } from '../paths/row-path.ts'

/** Regions that must be loaded to evaluate operations. */
export interface Needed {
  /** Documents that may change. */
  readonly written: ReadonlySet<DocumentName>
  readonly regions: readonly Region[]
  /** Paths that may become empty: a map above may then vanish, with its priority. */
  readonly emptied: readonly Region[]
}

/** Returns the regions that operations need. Leaves out operations that are invalid in any case. */
export function neededRegions(operations: readonly Operation[]): Needed {
  const written = new Set<DocumentName>()
  const regions: Region[] = []
  const emptied: Region[] = []
  for (const { by, write } of operations) {
    try {
      const teams = by === 'server' ? [] : teamsToWrite(by, write)
      const puts = putsOf(write)
      for (const { path, value } of puts) {
        const { name, below } = toDocumentPath(path)
        written.add(name)
        // A change of a priority is reported with the node of the priority.
        const region = { name, path: below.at(-1) === '.priority' ? below.slice(0, -1) : below }
        regions.push(presenceRegion(path) ?? region)
        if (isEmpty(value)) emptied.push(region)
      }
      if (by !== 'server' && by.userId !== null) {
        for (const team of teams) regions.push(membershipRegion(by.userId, team))
      }
    } catch (error) {
      if (!(error instanceof RealtimeError)) throw error
    }
  }
  return { written, regions, emptied }
}

/** Returns the outermost map above a path whose priority is stored in a separate row. */
export function prioritizedAbove(
  rows: ReadonlyMap<RowPath, unknown>,
  { name, path }: Region,
): Region | undefined {
  for (let length = 0; length < path.length; length += 1) {
    const above = path.slice(0, length)
    if (rows.has(rowPath([...above, '.priority']))) return { name, path: above }
  }
  return undefined
}

/** Returns the single puts of a write; none if the write is invalid. */
export function validPuts(write: Write): ReturnType<typeof putsOf> {
  try {
    const puts = putsOf(write)
    for (const { path } of puts) toDocumentPath(path)
    return puts
  } catch (error) {
    if (!(error instanceof RealtimeError)) throw error
    return []
  }
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object' || '.sv' in value) return false
  return Object.entries(value).every(([key, child]) => key === '.priority' || isEmpty(child))
}
