import { type LastPart, type NamedStatement, runNamed, type Transaction, writeLast } from '#database'
import type { DocumentName } from './paths/document-path.ts'
import { type LockedDocument, lockedIn, type LockedRow, lockFreeDocumentsOf } from './document-store.ts'
import type { Notice } from './documents.ts'

/** Inserts notices before the transaction commits. */
export function insertNotices(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  return writeLast(tx, newNotices, notices)
}

const newNotices: LastPart<readonly Notice[]> = {
  name: 'news',
  text: (parameter) => insertedNotices('(values (1)) as once', parameter),
  parameterOf: (calls) => noticesParameter(calls.flat()),
}

/** Notices as a single parameter: an array of PostgreSQL would escape the JSON again. */
export function noticesParameter(notices: readonly Notice[]): string {
  return JSON.stringify(
    notices.map(({ path, value }) => [JSON.stringify(path), JSON.stringify(value ?? null)]),
  )
}

/**
 * Returns SQL that inserts the notices once for each row of `changed`, such as a data-modifying part of the
 * statement. parameter: result of noticesParameter.
 */
export function insertedNotices(changed: string, parameter: string): string {
  return `insert into realtime.news (path, value)
    select notice->>0, notice->>1 from ${changed}, json_array_elements(${parameter}::json) as notices(notice)`
}

export async function hasNotices(tx: Transaction): Promise<boolean> {
  const [found] = await runNamed<{ has_any: boolean }>(tx, existsStatement, [])
  return found?.has_any ?? false
}

const existsStatement: NamedStatement = {
  name: 'realtime_has_notices',
  text: 'select exists (select from realtime.news) as has_any',
}

/** Maximum number of notices applied in one transaction. */
export const noticesAtOnce = 500

/**
 * Statements for Database.transactionAfter. Wait until no other transaction applies notices, and block others
 * until this one ends; read the oldest notices; lock their documents. Each statement sees the data committed
 * before its start.
 */
export const takeNotices = `
  select pg_advisory_xact_lock(hashtextextended('realtime notices', 0));
  select news_id as id, path, value from realtime.news order by news_id limit ${noticesAtOnce};
  ${lockFreeDocumentsOf(`
    select path::json->>0, path::json->>1
    from (select path from realtime.news order by news_id limit ${noticesAtOnce}) as oldest`)}`

/**
 * Returns the notices and the locked documents; documents that were never written are missing. rows: results
 * of takeNotices.
 */
export function takenNotices([, notices = [], documents = []]: readonly (readonly unknown[])[]): {
  readonly notices: readonly (Notice & { readonly noticeId: string })[]
  readonly locked: ReadonlyMap<DocumentName, LockedDocument>
} {
  return {
    notices: notices.map((row) => {
      const { id, path, value } = row as Readonly<Record<'id' | 'path' | 'value', string>> // columns selected by takeNotices
      return { noticeId: id, path: JSON.parse(path), value: JSON.parse(value) }
    }),
    locked: lockedIn(documents as readonly LockedRow[]), // rows of the last statement
  }
}

export async function deleteNotices(tx: Transaction, noticeIds: readonly string[]): Promise<void> {
  await runNamed(tx, deleteStatement, [noticeIds])
}

const deleteStatement: NamedStatement = {
  name: 'realtime_delete_notices',
  text: 'delete from realtime.news where news_id = any ($1::bigint[])',
}
