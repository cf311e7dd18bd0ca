import { type AuditEntry, type AuditFilters, auditLimits } from '@costard/contract'
import { writeCsv } from '../calls/write-csv.ts'
import type { Member } from '../teams/memberships/member.ts'
import { listEntries, readCursor, writeCursor } from '../audit/audit-store.ts'
import { describeEntries, type NamesOfThings } from './describe-entries.ts'
import type { Change } from '../audit/recorded-change.ts'

const columns = [
  'at',
  'who',
  'who is',
  'who id',
  'action',
  'about',
  'about id',
  'name',
  'before',
  'after',
] as const

/** Returns a page of the log as CSV, newest first, moments in UTC. The first page has the column names and is recorded. */
export async function exportEntries(
  { tx, record }: Change,
  names: NamesOfThings,
  { teamId, team }: Member,
  filters: AuditFilters,
  cursor: string | undefined,
): Promise<{ readonly csv: string; readonly entries: number; readonly nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const { timeZone, language } = team
  const page = await listEntries(tx, { teamId, timeZone }, filters, after, auditLimits.maxExportedPerPage)
  const entries = await describeEntries(tx, names, { teamId, language }, page.rows)
  if (!after) await record({ teamId, entity: 'team', entityId: teamId, after: { isExported: 'audit' } })
  return {
    csv: writeCsv([...(after ? [] : [columns]), ...entries.map(rowOf)]),
    entries: entries.length,
    nextCursor: page.last ? writeCursor(page.last) : null,
  }
}

function rowOf({ at, actor, action, entity, entityId, name, before, after }: AuditEntry): string[] {
  return [
    at,
    actor.name ?? '',
    actor.kind,
    actor.id ?? '',
    action,
    entity,
    entityId,
    name ?? '',
    before ? JSON.stringify(before) : '',
    after ? JSON.stringify(after) : '',
  ]
}
