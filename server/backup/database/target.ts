import type pg from 'pg'
import { clearDataState, readDataState, writeDataState } from '#database'
import { BackupRefused } from '../backup-refused.ts'
import { ourTables, ownSchemas } from './our-tables.ts'

/** Rows that migrations write into an empty database. */
type Client = Pick<pg.ClientBase, 'query'>

/**
 * Makes an empty database ready for a restore, and marks it: until the mark is gone no server starts with it. Throws
 * BackupRefused when it has data. What an earlier restore left, which did not finish, is removed.
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

/** In the transaction that writes the data. */
export const finishTarget = clearDataState

async function hasRows(client: Client): Promise<boolean> {
  const names = (await ourTables(client)).map(({ name }) => name)
  for (const name of names) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) return true
  }
  return false
}
