import { type LineId, type LineMessage, type Quote, type QuoteId, quoteLimits } from '@costard/contract'
import { isHeld, waitsForColleague } from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import type { Change } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import type { Member } from '../../teams/memberships/member.ts'
import { getLine, type LineRow, saveApproval } from '../lines/line-store.ts'
import { saveLinesResult } from '../lines/save-lines-result.ts'
import { lockDraft } from '../quote-store.ts'
import { requireOthersRequest } from './answer-to.ts'

/** A message about a line as seen by the member. */
interface Said {
  readonly quoteId: QuoteId
  readonly lineId: LineId
  readonly rev: number
  readonly text: string
}

/**
 * Asks a question back to the member who asked about a line. Throws quote/not-found, quote/changed,
 * quote/wrong-state, quote/line-not-found, quote/not-held, quote/own-request, quote/too-many-messages.
 */
export async function askBack(
  parts: ProductParts,
  change: Change,
  member: Member,
  said: Said,
): Promise<Quote> {
  return addMessage(parts, change, member, said, (line) => {
    if (line.approval?.state !== 'asked') throw apiError('quote/not-held')
    requireOthersRequest(line, member.caller.userId)
    return { kind: 'question', amountMinor: null }
  })
}

/** Replies to the last question about a line. Throws the errors of askBack, except quote/own-request. */
export async function reply(parts: ProductParts, change: Change, member: Member, said: Said): Promise<Quote> {
  return addMessage(parts, change, member, said, ({ approval }) => {
    if (approval?.state !== 'asked' || approval.messages?.at(-1)?.kind !== 'question')
      throw apiError('quote/not-held')
    return { kind: 'reply', amountMinor: null }
  })
}

/** Passes a held line on to a member with a higher limit. Throws the errors of askBack. */
export async function passOn(
  parts: ProductParts,
  change: Change,
  member: Member,
  { amountMinor, ...said }: Said & { readonly amountMinor: number },
): Promise<Quote> {
  return addMessage(parts, change, member, said, (line) => {
    if (!isHeld(line.obstacle)) throw apiError('quote/not-held')
    requireOthersRequest(line, member.caller.userId)
    return { kind: 'passedOn', amountMinor }
  })
}

async function addMessage(
  parts: ProductParts,
  change: Change,
  member: Member,
  { quoteId, lineId, rev, text }: Said,
  admit: (line: LineRow) => Pick<LineMessage, 'kind' | 'amountMinor'>,
): Promise<Quote> {
  const { teamId, caller } = member
  const before = await lockDraft(change.tx, teamId, quoteId, rev)
  const line = await getLine(change.tx, before, lineId)
  if (!waitsForColleague(line.obstacle)) throw apiError('quote/not-held')
  const message = admit(line)
  const at = parts.now().toISOString()
  const asked = line.approval?.state === 'asked' ? line.approval : askedBy(caller.userId, at)
  const { messages = [] } = asked
  const { maxLineMessages } = quoteLimits
  if (messages.length >= maxLineMessages) throw apiError('quote/too-many-messages', { maxLineMessages })
  await saveApproval(change.tx, before, [lineId], {
    ...asked,
    messages: [...messages, { ...message, text, by: caller.userId, at }],
  })
  const after = { said: message.kind, line: lineId }
  return saveLinesResult(parts, change, member, before, after, before.sendWhenReleased)
}

/** A member who passes on a line without a question becomes its asker. */
function askedBy(userId: string, askedAt: string): NonNullable<LineRow['approval']> {
  const answer = { answeredBy: null, answeredAt: null, note: '' }
  return { state: 'asked', question: '', askedBy: userId, askedAt, ...answer }
}
