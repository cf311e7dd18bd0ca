import {
  type FileFacts,
  type FileId,
  fileLimits,
  type LineId,
  type QuoteFile,
  type QuoteId,
} from '@costard/contract'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { getLine } from '../quotes/lines/line-store.ts'
import { lockQuote } from '../quotes/quote-store.ts'
import type { Member } from '../teams/memberships/member.ts'
import {
  countFiles,
  countFilesOf,
  describeFile,
  type FileKey,
  insertFile,
} from '../quotes/file-rows/quote-file-store.ts'

/**
 * Adds a file to a quote; its content is already stored. Throws quote/not-found, quote/line-not-found,
 * file/too-many, file/too-often.
 */
export async function addFile(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'>,
  { tx, record }: Change,
  member: Member,
  quoteId: QuoteId,
  {
    fileId,
    facts: { name, lineId, questionKey, side, isForCustomer },
    file,
    hash,
  }: {
    readonly fileId: FileId
    readonly facts: FileFacts
    readonly file: Pick<QuoteFile, 'type' | 'size' | 'width' | 'height'>
    readonly hash: Buffer
  },
): Promise<QuoteFile> {
  const { teamId, caller } = member
  const quote = await lockQuote(tx, teamId, quoteId)
  if (lineId) await getLine(tx, quote, lineId)
  await requireRoomForFile(tx, member, quoteId, lineId ?? null)
  await parts.usage.spend(tx, 'file/too-often', [
    ['files-per-team', teamId],
    ['files-per-person', caller.userId],
  ])
  const row = {
    teamId,
    quoteId,
    fileId,
    lineId: lineId ?? null,
    questionKey: questionKey ?? null,
    side,
    isForCustomer,
    isEvidence: false,
    name,
    ...file,
    hash,
    addedAt: parts.now(),
    addedBy: caller.userId,
    shown: null,
    removedAt: null,
  }
  await insertFile(tx, row)
  await bumpQuoteRevision(tx, parts, quote, caller.userId)
  await recordFile(record, row, { type: row.type, size: row.size, isForCustomer })
  return describeFile(row)
}

/** Adds one to the number of files of the team. Throws file/too-many. */
export async function requireRoomForFile(
  tx: Transaction,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  quoteId: QuoteId,
  lineId: LineId | null,
): Promise<void> {
  const { maxPerLine, maxPerQuote, maxPerTeam, maxPerGuestTeam } = fileLimits
  const { ofQuote, ofLine } = await countFilesOf(tx, { teamId, quoteId, lineId })
  if (lineId !== null && ofLine >= maxPerLine) throw apiError('file/too-many', { maxPerLine })
  if (ofQuote >= maxPerQuote) throw apiError('file/too-many', { maxPerQuote })
  const count = await countFiles(tx, teamId, 1)
  const most = caller.isAnonymous ? maxPerGuestTeam : maxPerTeam
  if (count > most) throw apiError('file/too-many', { maxPerTeam: most })
}

/** Adds an audit entry about a file, without its name, which can be personal. */
export function recordFile(
  record: Change['record'],
  { teamId, quoteId, fileId }: FileKey,
  after: Readonly<Record<string, string | number | boolean | null>>,
): Promise<void> {
  return record({ teamId, entity: 'quote', entityId: quoteId, after: { fileId, ...after } })
}
