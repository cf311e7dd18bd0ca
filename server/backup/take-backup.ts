import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { backupLock, lastMigration, onConnection } from '#database'
import type { FileStore } from '#files'
import { keptEvents } from '#outbox'
import { storedKeysQuery } from '#product'
import { inPieces } from './archive/in-pieces.ts'
import { sealedArchive } from './archive/sums.ts'
import type { TarEntry } from './archive/tar.ts'
import { BackupRefused } from './backup-refused.ts'
import { type OurTable, ourSequences, ourTables, plainFormats } from './database/our-tables.ts'
import { type BackupContents, type BackupHeader, formatVersion } from './header.ts'

/** Size of a part of a table in one entry, before compression. */
const partBytes = 8_000_000
/** Fastest compression: the network or the disk should be the bottleneck. */
const level = 1
/** Number of files read concurrently: a bucket takes tens of milliseconds to answer each. */
const filesAtOnce = 8

export interface BackupSource {
  readonly connection: pg.ClientConfig
  readonly files: Pick<FileStore, 'get'>
  readonly now: () => Date
}

/** Progress of a backup: size of tables on disk, then of files. */
export interface Progress {
  readonly doneBytes: number
  readonly allBytes: number
  readonly doneFiles: number
  readonly allFiles: number
}

export interface TakenBackup {
  readonly contents: BackupContents
  readonly takenAt: Date
}

/**
 * Takes a backup as of one moment, as a tar archive that `write` receives in pieces. It blocks nobody, since
 * it reads one snapshot. Throws BackupRefused `no-data` for an empty database.
 */
export async function takeBackup(
  { connection, files, now }: BackupSource,
  write: (archive: AsyncIterable<Uint8Array>) => Promise<void>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<TakenBackup> {
  return onConnection(connection, async (client) => {
    // Taken before the snapshot: afterwards no migration and no removal of files can start.
    await client.query(`${plainFormats}; select pg_advisory_lock_shared(${backupLock})`)
    await client.query('begin isolation level repeatable read, read only')
    const takenAt = now()
    const header = await headerOf(client, takenAt)
    const counted = { contents: undefined as BackupContents | undefined }
    await write(sealedArchive(entriesOf({ client, files, header, onProgress, counted }), takenAt))
    return { contents: counted.contents!, takenAt } // set by the last entry
  })
}

async function headerOf(client: pg.Client, takenAt: Date): Promise<BackupHeader> {
  const migration = await lastMigration(client)
  if (migration === undefined)
    throw new BackupRefused('no-data', 'The database is empty; accepted: the one that the server uses')
  const { rows } = await client.query<{ name: string; sealed: string }>(
    'select name, sealed from secrets.secret order by name limit 1',
  )
  return {
    format: formatVersion,
    takenAt: takenAt.toISOString(),
    migration,
    ...(rows[0] && { secret: rows[0] }),
  }
}

async function* entriesOf({
  client,
  files,
  header,
  onProgress,
  counted,
}: {
  readonly client: pg.Client
  readonly files: Pick<FileStore, 'get'>
  readonly header: BackupHeader
  readonly onProgress: (progress: Progress) => void
  readonly counted: { contents: BackupContents | undefined }
}): AsyncGenerator<TarEntry> {
  yield jsonEntry('backup.json', header)
  const tables = await ourTables(client)
  const names = new Set(tables.map(({ name }) => name))
  const keys = await keysOf(client, names)
  const progress = { doneBytes: 0, allBytes: sum(tables.map(({ bytes }) => bytes)), doneFiles: 0 }
  const report = (): void => onProgress({ ...progress, allFiles: keys.length })
  const copied: BackupContents['tables'] = {}
  for (const table of tables) {
    copied[table.name] = yield* tableEntries(client, table)
    progress.doneBytes += table.bytes
    report()
  }
  const events = await keptEvents(client)
  yield { name: 'events.json.gz', content: await compressed(Buffer.from(JSON.stringify(events))) }
  const missingFiles: string[] = []
  let fileBytes = 0
  for await (const { key, content } of readInOrder(files, keys)) {
    progress.doneFiles += 1
    report()
    if (!content) {
      missingFiles.push(key)
      continue
    }
    fileBytes += content.length
    yield { name: `files/${key}`, content }
  }
  counted.contents = {
    tables: copied,
    // Read after the tables, so that no value in them is assigned again.
    sequences: await ourSequences(client),
    events: events.length,
    files: keys.length - missingFiles.length,
    fileBytes,
    missingFiles,
  }
  yield jsonEntry('contents.json', counted.contents)
}

/** Joined and decompressed, the parts of a table are the output of COPY. */
async function* tableEntries(
  client: pg.Client,
  { name, columns }: OurTable,
): AsyncGenerator<TarEntry, BackupContents['tables'][string]> {
  const hash = createHash('sha256')
  let [bytes, rows, part] = [0, 0, 0]
  const stream = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`))
  for await (const content of inPieces(stream, partBytes)) {
    hash.update(content)
    bytes += content.length
    rows += linesIn(content)
    yield { name: partName(name, part++), content: await compressed(content) }
  }
  return { columns: [...columns], rows, bytes, sha256: hash.digest('hex') }
}

function partName(table: string, part: number): string {
  return `tables/${table}/${String(part).padStart(6, '0')}.copy.gz`
}

/** COPY ends each row with a line feed and escapes line feeds within. */
function linesIn(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, at + 1)) lines += 1
  return lines
}

async function keysOf(client: pg.Client, names: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<[string]>({
    text: storedKeysQuery((table) => names.has(table)),
    rowMode: 'array',
  })
  return rows.map(([key]) => key)
}

/** Reads a few files ahead, and returns them in the order of the keys. */
async function* readInOrder(
  files: Pick<FileStore, 'get'>,
  keys: readonly string[],
): AsyncGenerator<{ readonly key: string; readonly content: Buffer | undefined }> {
  const reading: Promise<{ readonly key: string; readonly content: Buffer | undefined }>[] = []
  let next = 0
  while (next < keys.length || reading.length > 0) {
    while (next < keys.length && reading.length < filesAtOnce) {
      const read = readFile(files, keys[next++]!) // next is within the array
      read.catch(() => {}) // awaited later, in order
      reading.push(read)
    }
    yield (await reading.shift())! // at least one was added
  }
}

async function readFile(
  files: Pick<FileStore, 'get'>,
  key: string,
): Promise<{ readonly key: string; readonly content: Buffer | undefined }> {
  const stored = await files.get(key)
  return { key, content: stored && Buffer.from(await new Response(stored).arrayBuffer()) }
}

function jsonEntry(name: string, value: unknown): TarEntry {
  return { name, content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

function compressed(content: Buffer): Promise<Buffer> {
  return promisify(gzip)(content, { level })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
