import { purchaseBookLimits } from '@costard/contract'
import type { PdfPrinter } from '#pdf'
import type { ProductParts } from '../../parts.ts'
import { checkBook, listEntriesAfter } from '../../purchase-book/book-store.ts'
import { bookColumns, bookCsv, cellsOfEntry } from '../../purchase-book/export-book.ts'
import type { BookRow } from '../../purchase-book/hashes.ts'
import { printBook } from '../../purchase-book/print-book.ts'
import { namesOfSites } from '../../teams/sites/site-store.ts'
import type { TeamRow } from '../../teams/team-store.ts'
import { writeCsv } from '../../calls/write-csv.ts'
import { zipped, type ArchivedFile } from '../zipped.ts'
import type { ExportRow } from './export-store.ts'

/** Called with the number of rows written so far. */
export type OnRows = (done: number) => Promise<void>

/** Number of entries in memory at a time, and in one PDF. */
const pageSize = purchaseBookLimits.maxPrinted

/** Returns the entries of a period as CSV, oldest first, a page at a time. */
export async function* bookAsCsv(
  { database: { reads } }: Pick<ProductParts, 'database'>,
  row: ExportRow,
  onRows: OnRows,
): AsyncGenerator<Uint8Array, void> {
  const sites = await namesOfSites(reads, row.teamId)
  const encoder = new TextEncoder()
  yield encoder.encode(writeCsv([bookColumns]))
  for await (const page of pagesOf(reads, row, onRows))
    yield encoder.encode(writeCsv(page.map((entry) => cellsOfEntry(entry, sites))))
}

/** Returns a ZIP file with a PDF for each thousand entries, oldest first. */
export function bookAsPdfs(
  parts: Pick<ProductParts, 'database' | 'now'> & { readonly printer: PdfPrinter },
  team: TeamRow,
  row: ExportRow,
  onRows: OnRows,
): AsyncGenerator<Uint8Array, void> {
  const { database, printer, now } = parts
  const { reads } = database
  const { teamId, from, to } = row
  async function* files(): AsyncGenerator<ArchivedFile, void> {
    const at = now()
    const sites = await namesOfSites(reads, teamId)
    const check = await checkBook(reads, teamId, { now: at })
    for await (const page of pagesOf(reads, row, onRows)) {
      // Printing expects the newest first.
      const rows = page.toReversed()
      const sellers = rows.filter(({ seller }) => seller).length
      const data = JSON.stringify(printBook(team, { rows, check, sites, sellers, from, to, at }))
      const attachment = bookCsv(rows, sites)
      const file = await printer.print(`${teamId} book`, () =>
        Promise.resolve({ template: 'book', data, attachment }),
      )
      const [first, last] = [page[0]?.number ?? '', page.at(-1)?.number ?? '']
      yield { name: `purchase-book-${first}-${last}.pdf`, isPacked: true, content: [new Uint8Array(file)] }
    }
  }
  return zipped(files(), now())
}

async function* pagesOf(
  reads: ProductParts['database']['reads'],
  { teamId, from, to, siteId }: ExportRow,
  onRows: OnRows,
): AsyncGenerator<readonly BookRow[], void> {
  const filters = { from, to, ...(siteId !== null && { siteId }) }
  let done = 0
  let after = 0
  for (;;) {
    const page = await listEntriesAfter(reads, teamId, filters, after, pageSize)
    if (page.length > 0) yield page
    done += page.length
    await onRows(done)
    if (page.length < pageSize) return
    after = page.at(-1)?.seq ?? after
  }
}
