import { sql } from 'drizzle-orm'
import { type NamedStatement, runNamed, type Transaction } from '#database'
import type { Notice } from './documents.ts'

export async function insertNotices(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  await runNamed(tx, insertStatement, [noticesParameter(notices)])
}

/** One parameter, since arrays of PostgreSQL escape what is JSON already. */
export function noticesParameter(notices: readonly Notice[]): string {
  return JSON.stringify(
    notices.map(({ path, value }) => [JSON.stringify(path), JSON.stringify(value ?? null)]),
  )
}

/**
 * SQL that inserts the notices once for each row of `changed`, such as a data-modifying part of the statement.
 * parameter: of noticesParameter.
 */
export function insertedNotices(changed: string, parameter: string): string {
  return `insert into realtime.news (path, value)
    select notice->>0, notice->>1 from ${changed}, json_array_elements(${parameter}::json) as notices(notice)`
}

const insertStatement: NamedStatement = {
  name: 'realtime_insert_notices',
  text: insertedNotices('(values (1)) as once', '$1'),
}

export async function hasNotices(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ has_any: boolean }>(
    sql`select exists (select from realtime.news) as has_any`,
  )
  return rows[0]?.has_any ?? false
}

/** Waits until no other transaction applies notices, and keeps others from it until this one ends. */
export async function lockNotices(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('realtime notices', 0))`)
}

/** Returns the oldest notices, up to `limit`. */
export async function listNotices(
  tx: Transaction,
  limit: number,
): Promise<(Notice & { readonly noticeId: string })[]> {
  const { rows } = await tx.execute<{ news_id: string; path: string; value: string }>(sql`
    select news_id, path, value from realtime.news order by news_id limit ${limit}`)
  return rows.map(({ news_id: noticeId, path, value }) => ({
    noticeId,
    path: JSON.parse(path),
    value: JSON.parse(value),
  }))
}

export async function deleteNotices(tx: Transaction, noticeIds: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from realtime.news where news_id = any (${sql.param(noticeIds)}::bigint[])`)
}
