import { customerLimits, type TeamId, teamArchiveLimits } from '@costard/contract'
import { dayIn } from '@costard/quotes'
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Change } from '../audit/recorded-change.ts'
import {
  catalogDocuments,
  catalogExamples,
  catalogParts,
  catalogs,
  catalogVersions,
} from '../catalogs/schema.ts'
import { counterOffers, lineInspections } from '../quotes/counter-offers/schema.ts'
import { exportCustomers } from '../customer-records/files/export-customers.ts'
import { customers, idChecks, retainedRecords, teamNotes } from '../customers/schema.ts'
import { messageWordings } from '../messages/schema.ts'
import type { ProductParts } from '../parts.ts'
import { quoteDocuments } from '../quote-documents/schema.ts'
import { storageKeyOf } from '../quotes/files/quote-file-store.ts'
import { quoteFiles } from '../quotes/files/schema.ts'
import { exportQuotes } from '../quotes/export-quotes.ts'
import { quoteLines, quoteQuestions, quoteRevisions, quotes } from '../quotes/schema.ts'
import { shopDetails } from '../teams/shop-schema.ts'
import { sites } from '../teams/sites/schema.ts'
import type { PgTable } from 'drizzle-orm/pg-core'
import { members } from '../teams/schema.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { widgets } from '../widgets/schema.ts'
import { rowsAsJson } from './stored-rows.ts'
import type { ArchivedFile } from './zipped.ts'

/** Rows as they are stored: what the lists and documents leave out. */
export const archivedTables: Readonly<Record<string, PgTable>> = {
  customers,
  'customer-team-notes': teamNotes,
  'customer-id-checks': idChecks,
  'retained-records': retainedRecords,
  quotes,
  'quote-revisions': quoteRevisions,
  'quote-lines': quoteLines,
  'quote-questions': quoteQuestions,
  'counter-offers': counterOffers,
  inspections: lineInspections,
  files: quoteFiles,
  members,
  catalogs,
  'catalog-drafts': catalogParts,
  'catalog-examples': catalogExamples,
  widgets,
  'shop-details': shopDetails,
  sites,
  messages: messageWordings,
}

/** What an archive came to. Filled while its files are read. */
export interface ArchiveCounts {
  quotes: number
  customers: number
  files: number
}

/** Returns the files of an archive one after the other. Nothing is read before it is needed. */
export async function* archiveFiles(
  { database: { orm }, files, now }: Pick<ProductParts, 'database' | 'files' | 'now'>,
  team: TeamRow,
  counts: ArchiveCounts,
): AsyncGenerator<ArchivedFile, void> {
  const { teamId } = team
  yield { name: 'quotes.csv', isPacked: false, content: encoded(quotesCsv(orm, team, now(), counts)) }
  yield { name: 'customers.csv', isPacked: false, content: encoded(customersCsv(orm, teamId, counts)) }
  for (const [name, table] of Object.entries(archivedTables))
    yield { name: `data/${name}.json`, isPacked: false, content: encoded(rowsAsJson(orm, table, teamId)) }
  yield* catalogFiles(orm, teamId)
  const left = { count: 0, bytes: teamArchiveLimits.maxBytes }
  for await (const file of storedFiles({ orm, files }, teamId, left)) {
    counts.files += 1
    yield file
  }
  yield { name: 'README.txt', isPacked: false, content: encoded([readMe(team, now(), left.count)]) }
}

async function* quotesCsv(orm: Transaction, { teamId, timeZone }: TeamRow, at: Date, counts: ArchiveCounts) {
  const asking = { teamId, timeZone, today: dayIn(timeZone, at), userId: '', mayRelease: true }
  let cursor: string | null | undefined
  do {
    const page = await exportQuotes(unrecorded(orm), asking, {}, cursor ?? undefined)
    counts.quotes += page.quotes
    yield page.csv
    cursor = page.nextCursor
  } while (cursor)
}

async function* customersCsv(orm: Transaction, teamId: TeamId, counts: ArchiveCounts) {
  let cursor: string | null | undefined
  do {
    const page = await exportCustomers(unrecorded(orm), teamId, cursor ?? undefined)
    counts.customers += page.customers
    yield page.csv
    cursor = page.nextCursor
  } while (cursor)
}

/** The archive itself was recorded when it was asked for. */
function unrecorded(tx: Transaction): Change {
  return { tx, record: async () => {} }
}

async function* catalogFiles(orm: Transaction, teamId: TeamId): AsyncGenerator<ArchivedFile, void> {
  const { catalogId, version } = catalogVersions
  const versions = await orm
    .select({ catalogId, version })
    .from(catalogVersions)
    .where(eq(catalogVersions.teamId, teamId))
    .orderBy(asc(catalogId), asc(version))
  for (const of of versions) {
    const [found] = await orm
      .select({ document: sql<string>`${catalogDocuments.document}::text` })
      .from(catalogVersions)
      .innerJoin(catalogDocuments, eq(catalogDocuments.documentHash, catalogVersions.documentHash))
      .where(and(eq(catalogVersions.teamId, teamId), eq(catalogId, of.catalogId), eq(version, of.version)))
    if (found)
      yield {
        name: `catalogs/${of.catalogId}-version-${of.version}.json`,
        isPacked: false,
        content: encoded([found.document]),
      }
  }
}

/** Accepted documents, then photos and attachments, while there is room. left: room, and what was left out. */
async function* storedFiles(
  { orm, files }: { readonly orm: Transaction; readonly files: ProductParts['files'] },
  teamId: TeamId,
  left: { count: number; bytes: number },
): AsyncGenerator<ArchivedFile, void> {
  let room: number = teamArchiveLimits.maxFiles
  const hasRoom = (bytes: number): boolean => {
    const fits = room > 0 && left.bytes >= bytes
    if (fits) {
      room -= 1
      left.bytes -= bytes
    } else left.count += 1
    return fits
  }
  const { quoteId, revision, acceptedAt, file } = quoteDocuments
  const accepted = await orm
    .select({ quoteId, revision, acceptedAt, number: quotes.number, size: sql<number>`length(${file})` })
    .from(quoteDocuments)
    .innerJoin(quotes, and(eq(quotes.teamId, quoteDocuments.teamId), eq(quotes.quoteId, quoteId)))
    .where(eq(quoteDocuments.teamId, teamId))
    .orderBy(asc(quoteId), asc(revision), asc(acceptedAt))
  for (const of of accepted) {
    if (!hasRoom(of.size)) continue
    const [found] = await orm
      .select({ file })
      .from(quoteDocuments)
      .where(
        and(
          eq(quoteDocuments.teamId, teamId),
          eq(quoteId, of.quoteId),
          eq(revision, of.revision),
          eq(acceptedAt, of.acceptedAt),
        ),
      )
    const at = of.acceptedAt.toISOString().replace(/\W/g, '')
    if (found)
      yield {
        name: `documents/${safe(of.number)}-${of.revision}-${at}.pdf`,
        isPacked: true,
        content: [found.file],
      }
  }
  let after: string | undefined
  for (;;) {
    const { fileId, name, size } = quoteFiles
    const page = await orm
      .select({ fileId, name, size, quoteId: quoteFiles.quoteId, number: quotes.number })
      .from(quoteFiles)
      .innerJoin(quotes, and(eq(quotes.teamId, quoteFiles.teamId), eq(quotes.quoteId, quoteFiles.quoteId)))
      .where(
        and(
          eq(quoteFiles.teamId, teamId),
          isNull(quoteFiles.removedAt),
          after === undefined ? undefined : gt(sql`${quoteFiles.quoteId} || ' ' || ${fileId}`, after),
        ),
      )
      .orderBy(sql`${quoteFiles.quoteId} || ' ' || ${fileId}`)
      .limit(customerLimits.maxExportedPerPage)
    for (const of of page) {
      if (!hasRoom(of.size)) continue
      const content = await files.get(storageKeyOf({ teamId, fileId: of.fileId }))
      if (content)
        yield { name: `files/${safe(of.number)}/${of.fileId}-${safe(of.name)}`, isPacked: true, content }
    }
    const last = page.at(-1)
    if (!last || page.length < customerLimits.maxExportedPerPage) return
    after = `${last.quoteId} ${last.fileId}`
  }
}

/** Names of files come from people: no folders in them. */
function safe(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^\.+/, '')
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
