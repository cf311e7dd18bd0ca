import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { batched, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import type { Notice, NoticeParameters } from './documents.ts'

export function insertNotices(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  return insertions(tx)(notices)
}

/** Those that come together in a transaction are inserted by one statement. */
const insertions = memoizeByOwner((tx: Transaction) =>
  batched(async (calls: readonly (readonly Notice[])[]) => {
    const { paths, values } = noticeParameters(calls.flat())
    await runNamed(tx, insertStatement, [paths, values])
    return calls.map(() => undefined)
  }),
)

export function noticeParameters(notices: readonly Notice[]): NoticeParameters {
  return {
    paths: notices.map(({ path }) => JSON.stringify(path)),
    values: notices.map(({ value }) => JSON.stringify(value ?? null)),
  }
}

/** SQL that inserts the notices once for each row of `changed`, such as a data-modifying part of the statement. */
export function insertedNotices(
  changed: SQL,
  { paths, values }: Readonly<Record<keyof NoticeParameters, Placeholder>>,
): SQL {
  return sql`insert into realtime.news (path, value)
    select notice.path, notice.value from ${changed}, unnest(${paths}::text[], ${values}::text[]) as notice (path, value)`
}

const insertStatement: NamedStatement = {
  name: 'realtime_insert_notices',
  text: 'insert into realtime.news (path, value) select * from unnest($1::text[], $2::text[])',
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
