import type pg from 'pg'
import { clearDataState, readDataState, writeDataState } from '#database'
import { BackupRefused } from '../backup-refused.ts'
import { ourTables, ownSchemas } from './our-tables.ts'

/** Tables with rows that migrations insert into an empty database. */
type Client = Pick<pg.ClientBase, 'query'>

/**
 * Prepares an empty database for a restore, and marks it: until the mark is removed, no server starts with
 * it. Throws BackupRefused if it has data. Remains of an earlier, unfinished restore are removed.
 */
export async function prepareTarget(client: Client): Promise<void> {
  if ((await readDataState(client)) !== 'restoring' && (await hasRows(client)))
    throw new BackupRefused(
      'target-filled',
      'The database has data already, and a restore would mix both; accepted: an empty database, or another DATA_DIR',
    )
  await writeDataState(client, 'restoring')
  await client.query(`drop schema if exists ${ownSchemas.join(', ')} cascade`)
}

/** To be called in the transaction that writes the data. */
export const finishTarget = clearDataState

async function hasRows(client: Client): Promise<boolean> {
  const names = (await ourTables(client)).map(({ name }) => name)
  for (const name of names) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) return true
  }
  return false
}
