import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { OurServer } from './our-server.ts'

/** Analyzes the tables, as autovacuum does within a minute: until then, query plans assume empty tables. */
export async function analyze(server: OurServer): Promise<void> {
  const client = new pg.Client({ host: databaseOf(server).socketDir, user: 'costard', database: 'costard' })
  await client.connect()
  await client.query('analyze')
  await client.end()
}

/**
 * Returns the main process of the embedded database and the folder of its socket. Source: postmaster.pid,
 * lines 1 and 5.
 */
export function databaseOf({ dataDir }: OurServer): { readonly pid: number; readonly socketDir: string } {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' }
}
