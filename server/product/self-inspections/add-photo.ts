import { selfInspectionLimits, type SelfInspectionView, type Shot, type ShownPhoto } from '@costard/contract'
import { clientNetwork } from '#http'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import type { ProductParts } from '../parts.ts'
import { recordFile } from '../quote-files/add-file.ts'
import { countFiles, insertFile, listFiles, updateFile } from '../quotes/file-rows/quote-file-store.ts'
import type { ReceivedFile } from '../quote-files/receive-quote-file.ts'
import { bumpQuoteRevision } from '../quotes/bump-quote-revision.ts'
import { lockQuote } from '../quotes/quote-store.ts'
import { type OpenInspection, viewOf } from './open-inspection.ts'
import { takeUpload } from './self-inspection-store.ts'

/**
 * Adds a photo from a visitor to the quote, visible to members only, replacing the earlier one of the same
 * side. Photos in a counter-offer stay. Throws self-inspection/too-many-photos, file/too-often,
 * file/too-many.
 */
export async function addPhoto(
  parts: Pick<ProductParts, 'documents' | 'usage' | 'now'>,
  { tx, record }: Change,
  inspection: OpenInspection,
  photo: ReceivedFile &
    Pick<ShownPhoto, 'proof' | 'code'> & { readonly shot: Shot; readonly address: string },
): Promise<SelfInspectionView> {
  const { row: key, quote } = inspection
  const { fileId, file, hash, shot, proof, code, address } = photo
  const at = parts.now()
  await lockQuote(tx, key.teamId, key.quoteId)
  const row = await takeUpload(tx, key, at)
  if (!row) throw apiError('self-inspection/too-many-photos', { maxUploads: selfInspectionLimits.maxUploads })
  await parts.usage.spend(tx, 'file/too-often', [
    ['self-inspection-photos-per-network', clientNetwork(address) ?? address],
    ['self-inspection-photos-per-team', row.teamId],
  ])
  const before = (await listFiles(tx, row)).filter(
    (one) => one.shown?.shot === shot && !one.isEvidence && one.questionKey === null,
  )
  for (const old of before) await updateFile(tx, old, { removedAt: at })
  const { maxFilesOfTeam } = selfInspectionLimits
  if ((await countFiles(tx, row.teamId, 1 - before.length)) > maxFilesOfTeam)
    throw apiError('file/too-many', { maxFilesOfTeam })
  const added = {
    teamId: row.teamId,
    quoteId: row.quoteId,
    fileId,
    lineId: null,
    questionKey: null,
    side: 'said' as const,
    isForCustomer: false,
    isEvidence: false,
    name: `${shot}.jpg`,
    ...file,
    hash,
    addedAt: at,
    addedBy: '',
    shown: { shot, proof, code },
    removedAt: null,
  }
  await insertFile(tx, added)
  await bumpQuoteRevision(tx, parts, row, null)
  await recordFile(record, added, { type: added.type, size: added.size, shot, proof })
  return viewOf(tx, { quote }, row)
}
