import type { LineApproval, Quote, QuoteId } from '@costard/contract'
import { waitsForColleague } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { listFigures, saveApproval } from '../lines/line-store.ts'
import { lockDraft } from '../quote-store.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'

/**
 * Asks for the release of all held lines, and for prices of lines without one, unless already asked. Throws
 * quote/not-found, quote/changed, quote/wrong-state, quote/not-held.
 */
export async function askForRelease(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  { rev, question }: { readonly rev: number; readonly question: string },
): Promise<Quote> {
  const { tx } = change
  const before = await lockDraft(tx, member.teamId, quoteId, rev)
  const held = (await listFigures(tx, before)).filter(
    ({ obstacle, approval }) => waitsForColleague(obstacle) && approval?.state !== 'asked',
  )
  if (held.length === 0) throw apiError('quote/not-held')
  const asked: LineApproval = {
    state: 'asked',
    question,
    askedBy: member.caller.userId,
    askedAt: parts.now().toISOString(),
    answeredBy: null,
    answeredAt: null,
    note: '',
  }
  await saveApproval(
    tx,
    before,
    held.map(({ lineId }) => lineId),
    asked,
  )
  return saveLinesResult(parts, change, member, before, { asked: held.length }, before.sendWhenReleased)
}

/**
 * Withdraws all questions of a draft. Throws quote/not-found, quote/changed, quote/wrong-state,
 * quote/not-held.
 */
export async function withdrawQuestion(
  parts: ProductParts,
  change: Change,
  member: Member,
  quoteId: QuoteId,
  rev: number,
): Promise<Quote> {
  const { tx } = change
  const before = await lockDraft(tx, member.teamId, quoteId, rev)
  const asked = (await listFigures(tx, before)).filter(({ approval }) => approval?.state === 'asked')
  if (asked.length === 0) throw apiError('quote/not-held')
  await saveApproval(
    tx,
    before,
    asked.map(({ lineId }) => lineId),
    null,
  )
  return saveLinesResult(parts, change, member, before, { takenBack: asked.length })
}
