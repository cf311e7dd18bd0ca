import { storedExportLimits } from '@costard/contract'
import { type EventHandler, on, publish } from '#outbox'
import type { PdfPrinter } from '#pdf'
import { accountingFiles } from '../../accounting/accounting-file.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { ProductParts } from '../../parts.ts'
import { findTeam, type TeamRow } from '../../teams/team-store.ts'
import { storeParts } from '../stored-parts.ts'
import { type ArchivedFile, zipped } from '../zipped.ts'
import { bookAsCsv, bookAsPdfs, type OnRows } from './book-content.ts'
import { exportAsked, exportEnded } from './events.ts'
import { type ExportKey, type ExportRow, findExport, updateExport } from './export-store.ts'
import { holderOf } from './holder-of.ts'

type Parts = Pick<ProductParts, 'database' | 'documents' | 'files' | 'log' | 'now'> & {
  readonly printer: PdfPrinter
}

/** Record id in the `settings` revision. */
export const exportsSetting = 'exports'

/**
 * Handles `export-asked`: stores the file in parts, which are deleted automatically when it expires. The
 * member who asked gets a mail, even if making the file failed permanently.
 */
export function makeExport(parts: Parts): EventHandler {
  const { database, log, now } = parts
  const end = (key: ExportKey, change: Partial<ExportRow>) =>
    database.transaction(async (tx) => {
      await updateExport(tx, key, { ...change, keptUntil: keptFrom(now()) })
      await publish(tx, exportEnded, key)
      await bumpRevisions(tx, parts, key.teamId, { settings: exportsSetting }, null)
    })
  return on(
    exportAsked,
    async (key) => {
      const row = await findExport(database.orm, key)
      const team = await findTeam(database.orm, key.teamId)
      if (!team || row?.state !== 'making') return
      // Check again: sellers must not be read for a member whose role or membership has ended since.
      if (!(await holderOf(database.orm, row))) return end(key, { state: 'failed' })
      const onRows: OnRows = (done) => updateExport(database.orm, key, { done })
      const made = await storeParts(
        parts,
        { teamId: key.teamId, id: key.exportId, keptUntil: keptFrom(now()) },
        contentOf(parts, team, row, onRows),
        (count) => updateExport(database.orm, key, { parts: Math.max(count, row.parts) }),
      )
      await end(key, { state: 'ready', ...made })
      log.info({ teamId: key.teamId, kind: row.kind, size: made.size }, 'export made')
    },
    async (key) => {
      if (await findExport(database.orm, key)) await end(key, { state: 'failed' })
    },
  )
}

function contentOf(
  parts: Parts,
  team: TeamRow,
  row: ExportRow,
  onRows: OnRows,
): AsyncGenerator<Uint8Array, void> {
  if (row.kind === 'purchaseBookCsv') return bookAsCsv(parts, row, onRows)
  if (row.kind === 'purchaseBookPdf') return bookAsPdfs(parts, team, row, onRows)
  return accountingContent(parts, team, row, onRows)
}

async function* accountingContent(
  { database, now }: Parts,
  team: TeamRow,
  { teamId, from, to, total }: ExportRow,
  onRows: OnRows,
): AsyncGenerator<Uint8Array, void> {
  const period = { teamId, from, to, max: storedExportLimits.maxDeals }
  const { files } = await accountingFiles(database.reads, team, period, now())
  await onRows(total)
  const [only] = files
  if (only && files.length === 1) yield only.bytes
  else yield* zipped(archivedFiles(files), now())
}

async function* archivedFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): AsyncGenerator<ArchivedFile, void> {
  for (const { name, bytes } of files) yield { name, isPacked: false, content: [bytes] }
}

function keptFrom(at: Date): Date {
  return new Date(at.getTime() + storedExportLimits.keptHours * 3_600_000)
}
