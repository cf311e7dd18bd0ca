import { fileLimits, type LineId, type QuoteFile } from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { getLine } from '../quotes/lines/line-store.ts'
import { lockQuote } from '../quotes/quote-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import { recordFile, requireRoomForFile } from './add-file.ts'
import {
  countFiles,
  countFilesOf,
  describeFile,
  type FileKey,
  type FileRow,
  getFile,
  getRemovedFile,
  updateFile,
} from '../quotes/file-rows/quote-file-store.ts'

type Parts = Pick<ProductParts, 'documents' | 'now'>
type OfQuote = Omit<FileKey, 'teamId'>

/**
 * Changes the visibility or the subject of a file. Throws quote/not-found, quote/line-not-found,
 * file/not-found, file/in-use, file/too-many.
 */
export async function editFile(
  parts: Parts,
  change: Change,
  member: Member,
  file: OfQuote,
  edited: Partial<Pick<FileRow, 'isForCustomer' | 'lineId' | 'questionKey' | 'side'>>,
): Promise<QuoteFile> {
  const row = await lockUnused(change, member, file)
  if (isUnchanged(row, edited)) return describeFile(row)
  const { lineId } = edited
  if (lineId && lineId !== row.lineId) await requireRoomOnLine(change.tx, row, lineId)
  return save(parts, change, member, row, edited, edited)
}

/** Removes a file; it can be restored for a day. Throws quote/not-found, file/not-found, file/in-use. */
export async function removeFile(
  parts: Parts,
  change: Change,
  member: Member,
  file: OfQuote,
): Promise<QuoteFile> {
  const row = await lockUnused(change, member, file)
  await countFiles(change.tx, row.teamId, -1)
  return save(parts, change, member, row, { removedAt: parts.now() }, { isRemoved: true })
}

/** Restores a removed file. Throws quote/not-found, file/not-found, file/too-many. */
export async function restoreFile(
  parts: Parts,
  change: Change,
  member: Member,
  file: OfQuote,
): Promise<QuoteFile> {
  await lockQuote(change.tx, member.teamId, file.quoteId)
  const row = await getRemovedFile(change.tx, { ...file, teamId: member.teamId })
  await requireRoomForFile(change.tx, member, row.quoteId, row.lineId)
  return save(parts, change, member, row, { removedAt: null }, { isRemoved: false })
}

async function requireRoomOnLine(tx: Transaction, row: FileRow, lineId: LineId): Promise<void> {
  const quote = await lockQuote(tx, row.teamId, row.quoteId)
  await getLine(tx, quote, lineId)
  const { maxPerLine } = fileLimits
  const { ofLine } = await countFilesOf(tx, { ...row, lineId })
  if (ofLine >= maxPerLine) throw apiError('file/too-many', { maxPerLine })
}

/** Returns a file that is not part of a counter-offer, with its quote locked. */
async function lockUnused({ tx }: Change, { teamId }: Member, file: OfQuote): Promise<FileRow> {
  await lockQuote(tx, teamId, file.quoteId)
  const row = await getFile(tx, { ...file, teamId })
  if (row.isEvidence) throw apiError('file/in-use')
  return row
}

async function save(
  parts: Parts,
  { tx, record }: Change,
  { caller }: Member,
  key: FileKey,
  edited: Parameters<typeof updateFile>[2],
  after: Parameters<typeof recordFile>[2],
): Promise<QuoteFile> {
  const row = await updateFile(tx, key, edited)
  await bumpQuoteRevision(tx, parts, row, caller.userId)
  await recordFile(record, row, after)
  return describeFile(row)
}
