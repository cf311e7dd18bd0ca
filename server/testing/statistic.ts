import type pg from 'pg'

/**
 * Returns a number from the statistics of PostgreSQL. Statistics lag, so they are flushed first, by the connection that
 * was used last. selected: SQL such as `seq_scan::int as reads from pg_stat_user_tables where ...`.
 */
export async function statistic(pool: pg.Pool, selected: string): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ reads: number }>(`select ${selected}`)
  return rows[0]!.reads
}

/** Returns how often a table was read from its first row to its last. */
export function sequentialReads(pool: pg.Pool, table: string): Promise<number> {
  return statistic(pool, `seq_scan::int as reads from pg_stat_user_tables where relname = '${table}'`)
}
