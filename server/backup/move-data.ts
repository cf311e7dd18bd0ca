import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { clearDataState, onConnection, readDataState, writeDataState } from '#database'
import { BackupRefused } from './backup-refused.ts'
import { readBackupFile, writeBackupFile } from './backup-file.ts'
import type { CheckedBackup } from './check-backup.ts'
import { restoreBackup, type RestoreTarget } from './restore-backup.ts'
import { type BackupSource, takeBackup } from './take-backup.ts'

/**
 * Moves the data of a database that no server uses to an empty one, through a backup that is written to a
 * path and then deleted. Every table is compared. The old database keeps its rows, but servers no longer
 * start with it. Throws BackupRefused if a server is running.
 */
export async function moveData(
  source: BackupSource,
  target: RestoreTarget,
  path: string,
): Promise<CheckedBackup> {
  await requireMovable(source)
  await onConnection(source.connection, (client) => writeDataState(client, 'moved'))
  try {
    // Checked again: a server may have started before the mark was written.
    await onConnection(source.connection, requireUnused)
    await rm(path, { force: true })
    await takeBackup(source, async (archive) => void (await writeBackupFile(path, archive)))
    return await restoreBackup(() => readBackupFile(path), target, { events: 'delivered', compares: true })
  } catch (error) {
    await undoMove(source)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

/** Throws BackupRefused if a server uses the database, or the database was already moved. */
export async function requireMovable({ connection }: Pick<BackupSource, 'connection'>): Promise<void> {
  await onConnection(connection, async (client) => {
    if ((await readDataState(client)) === 'moved')
      throw new BackupRefused(
        'source-in-use',
        'The database was moved already; accepted: npm run move -- --undo, to use it again',
      )
    await requireUnused(client)
  })
}

/** Lets servers use a moved database again. */
export async function undoMove({ connection }: Pick<BackupSource, 'connection'>): Promise<void> {
  await onConnection(connection, async (client) => {
    if ((await readDataState(client)) === 'moved') await clearDataState(client)
  })
}

async function requireUnused(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'costard%'
     and application_name <> 'costard-backup' limit 1`,
  )
  if (rowCount)
    throw new BackupRefused(
      'source-in-use',
      'A server uses the database, and what it writes would be lost; accepted: stop all its processes first',
    )
}
