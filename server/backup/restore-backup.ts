import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import pg from 'pg'
import { type CopyStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate, onConnection } from '#database'
import { type FileStore, fileStoreSecret } from '#files'
import { addKeptEvents, holdEvents, type KeptEvent } from '#outbox'
import type { Sealer } from '#secrets'
import { broken, unsealedArchive } from './archive/sums.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { bareTables } from './database/bare-tables.ts'
import { plainFormats } from './database/our-tables.ts'
import { finishTarget, prepareTarget } from './database/target.ts'
import type { BackupContents } from './header.ts'

/** Maximum size that is accepted; parts of tables are smaller, see take-backup.ts. */
const maxPartBytes = 256_000_000

export interface RestoreTarget {
  readonly connection: pg.ClientConfig
  readonly files: Pick<FileStore, 'put'>
  /** undefined: the installation has no key. */
  readonly sealer: Sealer | undefined
}

export interface RestoreOptions {
  /**
   * Treatment of waiting events, such as mails: delivered by the next server, or held until they are released.
   */
  readonly events: 'delivered' | 'held'
  /** True to read every table again and compare it with the backup. */
  readonly compares?: boolean
  readonly onProgress?: (doneBytes: number) => void
}

/**
 * Writes a backup to an empty database and a file store, and migrates it to this program. open: returns the
 * decrypted bytes, from the start each time. All rows are written in one transaction; an unfinished restore
 * leaves a database that no server uses and that can be restored into again. Throws BackupRefused before
 * anything is written.
 */
export async function restoreBackup(
  open: () => AsyncIterable<Uint8Array>,
  target: RestoreTarget,
  options: RestoreOptions,
): Promise<CheckedBackup> {
  const checked = await checkBackup(open(), target.sealer)
  const { connection } = target
  await onConnection(connection, prepareTarget)
  await migrate(connection, checked.header.migration)
  await onConnection(connection, async (client) => {
    await client.query(`${plainFormats}; begin`)
    const dress = await bareTables(client)
    const events = await writeEntries(client, open(), checked.contents, target, options)
    for (const [name, last] of Object.entries(checked.contents.sequences))
      await client.query('select setval($1::regclass, $2)', [name, last])
    await (options.events === 'held' ? holdEvents : addKeptEvents)(client, events)
    await dress()
    if (options.compares) await compareTables(client, checked.contents)
    // The files are in the file store of the target.
    await client.query('delete from secrets.secret where name = $1', [fileStoreSecret])
    await finishTarget(client)
    await client.query('commit')
  })
  await migrate(connection)
  await onConnection(connection, (client) => client.query('analyze'))
  return checked
}

/** Returns the stored events. */
async function writeEntries(
  client: pg.Client,
  bytes: AsyncIterable<Uint8Array>,
  contents: BackupContents,
  { files }: Pick<RestoreTarget, 'files'>,
  { onProgress = () => {} }: RestoreOptions,
): Promise<readonly KeptEvent[]> {
  let events: readonly KeptEvent[] = []
  let table: TableWriter | undefined
  let doneBytes = 0
  for await (const { name, content } of unsealedArchive(bytes)) {
    const [folder, ...path] = name.split('/')
    if (table && (folder !== 'tables' || path[0] !== table.name)) {
      await table.end()
      table = undefined
    }
    if (folder === 'tables') {
      table ??= writeTable(client, path[0]!, contents)
      await table.write(await unpacked(content))
    } else if (folder === 'files') {
      await files.put(path.join('/'), content)
    } else if (name === 'events.json.gz') {
      events = JSON.parse(String(await unpacked(content))) as KeptEvent[] // written by take-backup.ts
    }
    doneBytes += content.length
    onProgress(doneBytes)
  }
  return events
}

interface TableWriter {
  readonly name: string
  readonly write: (rows: Buffer) => Promise<void>
  readonly end: () => Promise<void>
}

function writeTable(client: pg.Client, name: string, { tables }: BackupContents): TableWriter {
  const known = tables[name]
  if (!known) throw broken(`it does not say what ${name} is`)
  const stream: CopyStreamQuery = client.query(
    copyFrom(`copy ${name} (${known.columns.join(', ')}) from stdin`),
  )
  const ended = finished(stream)
  // Awaited by end(); a failing write reports the same error earlier.
  ended.catch(() => {})
  return {
    name,
    async write(rows) {
      if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), ended])
    },
    async end() {
      stream.end()
      await ended
      if (stream.rowCount !== known.rows)
        throw broken(`${name} has ${stream.rowCount} rows, not ${known.rows}`)
    },
  }
}

async function compareTables(client: pg.Client, { tables }: BackupContents): Promise<void> {
  for (const [name, { columns, sha256 }] of Object.entries(tables)) {
    const hash = createHash('sha256')
    for await (const chunk of client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`)))
      hash.update(chunk as Buffer)
    if (hash.digest('hex') !== sha256) throw broken(`${name} has other rows than were backed up`)
  }
}

function unpacked(content: Buffer): Promise<Buffer> {
  return promisify(gunzip)(content, { maxOutputLength: maxPartBytes })
}
