import { sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Notice } from './documents.ts'

export async function insertNotices(tx: Transaction, notices: readonly Notice[]): Promise<void> {
  const paths = notices.map(({ path }) => JSON.stringify(path))
  const values = notices.map(({ value }) => JSON.stringify(value ?? null))
  await tx.execute(sql`
    insert into realtime.news (path, value)
    select * from unnest(${sql.param(paths)}::text[], ${sql.param(values)}::text[])`)
}

export async function hasNotices(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ has_any: boolean }>(
    sql`select exists (select from realtime.news) as has_any`,
  )
  return rows[0]?.has_any ?? false
}

/** Deletes and returns the oldest notices, up to `limit`. */
export async function takeNotices(tx: Transaction, limit: number): Promise<Notice[]> {
  const { rows } = await tx.execute<{ news_id: string; path: string; value: string }>(sql`
    delete from realtime.news where news_id in (select news_id from realtime.news order by news_id limit ${limit})
    returning news_id, path, value`)
  return rows
    .toSorted((a, b) => Number(a.news_id) - Number(b.news_id))
    .map(({ path, value }) => ({ path: JSON.parse(path), value: JSON.parse(value) }))
}
