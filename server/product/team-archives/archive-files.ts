import { type TeamId, teamArchiveLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { exportCustomers } from '../customer-records/files/export-customers.ts'
import type { ProductParts } from '../parts.ts'
import { exportQuotes } from '../quotes/lists/export-quotes.ts'
import type { ListStoredFiles, StoredFile } from '../rows/stored-files.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { rowsAsJson } from './stored-rows.ts'
import type { ArchivedFile } from './zipped.ts'

/** Counts of an archive, updated while its files are read. */
export interface ArchiveCounts {
  quotes: number
  customers: number
  files: number
}

/** Contributions of modules to an archive: tables by the names of their files, and lists of stored files. */
export interface Archived {
  readonly tables: Readonly<Record<string, PgTable>>
  readonly files: readonly ListStoredFiles[]
}

/** Yields the files of an archive. Each is read only when needed. */
export async function* archiveFiles(
  { database: { reads }, now }: Pick<ProductParts, 'database' | 'now'>,
  archived: Archived,
  team: TeamRow,
  counts: ArchiveCounts,
): AsyncGenerator<ArchivedFile, void> {
  const { teamId } = team
  yield { name: 'quotes.csv', isPacked: false, content: encoded(quotesCsv(reads, team, now(), counts)) }
  yield { name: 'customers.csv', isPacked: false, content: encoded(customersCsv(reads, teamId, counts)) }
  for (const [name, table] of Object.entries(archived.tables))
    yield { name: `data/${name}.json`, isPacked: false, content: encoded(rowsAsJson(reads, table, teamId)) }
  const left = { count: 0, bytes: teamArchiveLimits.maxBytes }
  const stored = archived.files.map((list) => list(reads, teamId))
  for await (const file of fitting(stored, left)) {
    if (file.isPacked) counts.files += 1
    yield file
  }
  yield { name: 'README.txt', isPacked: false, content: encoded([readMe(team, now(), left.count)]) }
}

async function* quotesCsv(orm: Transaction, { teamId, timeZone }: TeamRow, at: Date, counts: ArchiveCounts) {
  const asking = { teamId, timeZone, today: dayIn(timeZone, at), userId: '', mayRelease: true }
  let cursor: string | null | undefined
  do {
    const page = await exportQuotes(orm, asking, {}, cursor ?? undefined)
    counts.quotes += page.quotes
    yield page.csv
    cursor = page.nextCursor
  } while (cursor)
}

async function* customersCsv(orm: Transaction, teamId: TeamId, counts: ArchiveCounts) {
  let cursor: string | null | undefined
  do {
    const page = await exportCustomers(orm, teamId, cursor ?? undefined)
    counts.customers += page.customers
    yield page.csv
    cursor = page.nextCursor
  } while (cursor)
}

/** Yields stored files up to a limit. left: remaining bytes, and the number of files left out. */
async function* fitting(
  stored: readonly AsyncIterable<StoredFile>[],
  left: { count: number; bytes: number },
): AsyncGenerator<ArchivedFile, void> {
  let room: number = teamArchiveLimits.maxFiles
  for (const files of stored)
    for await (const { name, size, read } of files) {
      const isPacked = size !== undefined
      if (isPacked && (room === 0 || left.bytes < size)) {
        left.count += 1
        continue
      }
      if (isPacked) {
        room -= 1
        left.bytes -= size
      }
      const content = await read()
      if (content) yield { name, isPacked, content }
    }
}

async function* encoded(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

function readMe({ name, teamId }: TeamRow, at: Date, leftOut: number): string {
  return [
    `${name} (${teamId}), ${at.toISOString()}`,
    '',
    'quotes.csv, customers.csv: lists for a spreadsheet',
    'data/: everything as it is stored, as JSON; amounts are in minor units, moments in UTC',
    'catalogs/: each published version of each catalog, as JSON',
    'documents/: the PDF of each accepted quote',
    'files/: photos and attachments, by quote',
    ...(leftOut > 0 ? ['', `Files left out because the archive would be too large: ${leftOut}`] : []),
    '',
  ].join('\r\n')
}
