import type { AuditFilters, TeamId } from '@costard/contract'
import { auditedEntities } from '@costard/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { onDays } from '../rows/on-days.ts'
import { auditEntries } from './schema.ts'

export type AuditRow = typeof auditEntries.$inferSelect
type Position = Pick<AuditRow, 'at' | 'entryId'>

/**
 * Returns a page of the log, newest first, and the cursor of the next page. Entries about each kind of entity
 * are read by their index and merged: the cost of a page does not grow with the log, even if few entries
 * match.
 */
export async function listEntries(
  tx: Transaction,
  { teamId, timeZone }: { readonly teamId: TeamId; readonly timeZone: string },
  { actorId, entity, from, to }: AuditFilters,
  after: Position | undefined,
  size: number,
): Promise<{ readonly rows: readonly AuditRow[]; readonly last: Position | undefined }> {
  const pageOf = (about: AuditRow['entity']) =>
    tx
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.teamId, teamId),
          eq(auditEntries.entity, about),
          actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
          onDays(auditEntries.at, timeZone, from, to),
          after && isEarlier(after),
        ),
      )
      .orderBy(desc(auditEntries.at), desc(auditEntries.entryId))
      .limit(size + 1)
  const found: AuditRow[] = []
  for (const about of entity ? [entity] : auditedEntities) found.push(...(await pageOf(about)))
  const rows = found
    .toSorted((one, other) => other.at.getTime() - one.at.getTime() || other.entryId - one.entryId)
    .slice(0, size)
  return { rows, last: found.length > size ? rows.at(-1) : undefined }
}

export function writeCursor({ at, entryId }: Position): string {
  return `${at.toISOString()} ${entryId}`
}

/** Parses a cursor. Throws request/invalid unless writeCursor made it. */
export function readCursor(cursor: string): Position {
  const [time = '', id = ''] = cursor.split(' ')
  const position = { at: new Date(time), entryId: Number(id) }
  const isPosition = !Number.isNaN(position.at.getTime()) && Number.isSafeInteger(position.entryId)
  if (!isPosition || writeCursor(position) !== cursor)
    throw apiError('request/invalid', [{ path: 'cursor', message: 'Not a cursor from a previous page' }])
  return position
}

function isEarlier({ at, entryId }: Position): SQL {
  return sql`(${auditEntries.at}, ${auditEntries.entryId}) < (${at.toISOString()}::timestamptz, ${entryId}::bigint)`
}
